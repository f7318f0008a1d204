/** The options of a choice, put in order for a list: by verb, numbers apart from names. */

import type { GameInfo, Move, Nouns } from '../../api/shapes';

export interface OptionGroup {
  verb: string;
  /** `single`: no noun, or only one option of this verb; `names`: components; `numbers`: how many. */
  shape: 'single' | 'names' | 'numbers';
  moves: Move[];
}

/** Above so many named options a choice gets a filter, and its groups are folded. */
export const MANY = 8;
/** Above so many numbers a stepper replaces a row of buttons. */
export const MANY_NUMBERS = 8;

/** The move that is all that can be chosen. */
export function loneOption(options: Move[]): Move | null {
  const [only] = options;
  return only && options.length === 1 ? only : null;
}

export function grouped(options: Move[], game: GameInfo, nouns: Nouns = {}): OptionGroup[] {
  const byVerb = new Map<string, Move[]>();
  for (const move of options) {
    const known = byVerb.get(move[0]);
    if (known) known.push(move);
    else byVerb.set(move[0], [move]);
  }
  const groups = [...byVerb].map(([verb, moves]) => ({
    verb,
    shape: shape(verb, moves, game, nouns),
    moves,
  }));
  // What closes a choice stands last, wherever the rules list it.
  return [...groups.filter(isOpen), ...groups.filter((group) => !isOpen(group))];

  function isOpen(group: OptionGroup): boolean {
    return Boolean(game.verbs[group.verb]);
  }
}

function shape(verb: string, moves: Move[], game: GameInfo, nouns: Nouns): OptionGroup['shape'] {
  const kind = game.verbs[verb] ?? '';
  if (moves.length === 1 || kind === '') return 'single';
  return game.kinds[kind] || nouns[kind] ? 'names' : 'numbers';
}

/** The options that can be made with this thing: a territory, a card. */
export function optionsOf(options: Move[], game: GameInfo, kind: string, noun: number): Move[] {
  return options.filter(([verb, number]) => game.verbs[verb] === kind && number === noun);
}

/** Text without accents and capitals, for filters. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The options whose sentence holds every word of the filter. */
export function filtered(options: Move[], words: string, sentence: (move: Move) => string): Move[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return options.filter((move) => {
    const text = folded(sentence(move));
    return wanted.every((word) => text.includes(word));
  });
}
