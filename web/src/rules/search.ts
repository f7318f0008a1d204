/** Finding clauses of a rulebook by words. */

import type { Clause } from '../api/shapes';
import { folded } from '../table/prompt/options';

export interface Section {
  title: string;
  clauses: Clause[];
}

/** The clauses that hold every word, accents and capitals apart, by section. */
export function found(clauses: Clause[], words: string): Section[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const sections: Section[] = [];
  for (const clause of clauses) {
    const text = folded(`${clause.id} ${clause.section} ${clause.text}`);
    if (!wanted.every((word) => text.includes(word))) continue;
    const last = sections.at(-1);
    if (last?.title === clause.section) last.clauses.push(clause);
    else sections.push({ title: clause.section, clauses: [clause] });
  }
  return sections;
}
