/** What the keys do, for the list of them. */

export interface KeyRow {
  keys: string[];
  /** The message that says it. */
  text: string;
}

const EVERYWHERE: KeyRow[] = [
  { keys: ['+', '−', '0'], text: 'keys-map-size' },
  { keys: ['←', '→', '↑', '↓'], text: 'keys-walk' },
  { keys: ['Esc'], text: 'close' },
  { keys: ['?'], text: 'keys' },
];

export const TABLE_KEYS: KeyRow[] = [
  { keys: ['o'], text: 'keys-options' },
  { keys: ['m'], text: 'keys-map' },
  { keys: ['Enter'], text: 'keys-pick' },
  { keys: ['u'], text: 'undo' },
  { keys: ['r'], text: 'rules' },
  { keys: ['w'], text: 'winning' },
  { keys: ['p'], text: 'pace-pause' },
  { keys: ['n'], text: 'pace-step' },
  { keys: [',', '.'], text: 'keys-pace' },
  ...EVERYWHERE,
];

export const REPLAY_KEYS: KeyRow[] = [
  { keys: ['←'], text: 'replay-back' },
  { keys: ['→'], text: 'replay-forward' },
  { keys: ['Home'], text: 'replay-first' },
  { keys: ['End'], text: 'replay-last' },
  { keys: ['w'], text: 'winning' },
  ...EVERYWHERE,
];

const WITHOUT_LETTERS = ['checkbox', 'radio', 'range', 'button', 'submit'];

/** Whether letters belong to what has the focus: a field of text, a list to choose from. */
export function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !WITHOUT_LETTERS.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
