/** What is printed on a card, with its own numbers. */

export interface Printed {
  text_en: string;
  text_it: string;
  params?: Record<string, unknown>;
}

/** The effect in one sentence: names in braces stand for the card's numbers. */
export function sentence(card: Printed, language: 'en' | 'it'): string {
  return card[`text_${language}`].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(card.params?.[name] ?? whole),
  );
}
