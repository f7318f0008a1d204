/** The text of a clause in parts: plain words, `words of the notation`, references to other clauses. */

export interface Part {
  kind: 'words' | 'code' | 'clause';
  text: string;
}

const MARKED = /`([^`]+)`|\b([A-Z][A-Z0-9]*-[A-Z]?\d+(?:\.\d+)*)\b/g;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) parts.push({ kind: 'words', text: text.slice(from, match.index) });
    parts.push(match[1] ? { kind: 'code', text: match[1] } : { kind: 'clause', text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) });
  return parts;
}
