/** Reasons why nothing can be done with a thing: what several verbs have in common is said once. */

export interface Reason {
  verb: string;
  sentence: string;
  clause: string;
}

export interface SharedReason {
  verbs: string[];
  sentence: string;
  clause: string;
}

export function oneEach(reasons: Reason[]): SharedReason[] {
  const shared: SharedReason[] = [];
  for (const { verb, sentence, clause } of reasons) {
    const known = shared.find((reason) => reason.sentence === sentence);
    if (known) known.verbs.push(verb);
    else shared.push({ verbs: [verb], sentence, clause });
  }
  return shared;
}
