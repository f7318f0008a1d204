/** Sentences of a game: moves, events, refusals and questions with the names of what they speak of. */

import { KINDS, type GameInfo, type Move, type Nouns, type Saying } from '../api/shapes';
import { preferences, type Language } from '../app/preferences.svelte';
import type { Speech } from '../games/contract';
import { bundle } from './texts';

type About = Record<string, string | number>;

type Said = Pick<Saying, 'message' | 'about'>;

/** Says things in the reader's language. Without a game it knows only what all games share. */
export class Speaker implements Speech {
  readonly #game: GameInfo | null;
  readonly #player: (seat: number) => string | null;
  readonly #nouns: () => Nouns;
  readonly #step: () => string;

  /** `player` names players by seat; `nouns` are the composed nouns known so far; `step` is the one that asks. */
  constructor(
    game: GameInfo | null = null,
    player: (seat: number) => string | null = () => null,
    nouns: () => Nouns = () => ({}),
    step: () => string = () => '',
  ) {
    this.#game = game;
    this.#player = player;
    this.#nouns = nouns;
    this.#step = step;
  }

  get language(): Language {
    return preferences.language;
  }

  has(id: string): boolean {
    return bundle(this.language, this.#game?.name ?? null).hasMessage(id);
  }

  say(id: string, about: About = {}): string {
    const texts = bundle(this.language, this.#game?.name ?? null);
    const pattern = texts.getMessage(id)?.value;
    // An unknown id shows itself: a page that cannot say one thing still says all others.
    return pattern ? texts.formatPattern(pattern, about, []) : id;
  }

  name(kind: string, noun: number): string {
    const parts = this.#parts(kind, noun);
    if (parts) return this.#composed(kind, parts);
    return this.#names(kind)?.[noun] ?? this.#game?.kinds[kind]?.ids[noun] ?? String(noun);
  }

  seat(seat: number): string {
    if (seat < 0) return this.say('spectator');
    return this.#player(seat) ?? this.say('seat-name', { number: seat });
  }

  move([verb, noun]: Move): string {
    const message = this.#inStep(`move-${verb}`.replaceAll('_', '-'));
    const kind = this.#game?.verbs[verb] ?? '';
    if (!kind) return this.say(message);
    const parts = this.#parts(kind, noun);
    if (parts) return this.say(message, parts);
    return this.say(message, { noun: this.#game?.kinds[kind] ? this.name(kind, noun) : noun });
  }

  /** The message of the step that asks, where it has one of its own. */
  #inStep(message: string): string {
    const own = `${message}-${this.#step()}`.replaceAll('_', '-');
    return this.has(own) ? own : message;
  }

  /** What the verb does, with a gap where the noun stands; verbs of composed nouns have their own message. */
  verb(verb: string): string {
    const word = verb.replaceAll('_', '-');
    return this.has(`verb-${word}`) ? this.say(`verb-${word}`) : this.say(`move-${word}`, { noun: '…' });
  }

  /** What a move is made with, where the verb is said already. */
  noun([verb, noun]: Move): string {
    const kind = this.#game?.verbs[verb] ?? '';
    const parts = this.#parts(kind, noun);
    return parts && this.has(`noun-${verb}`) ? this.say(`noun-${verb}`, parts) : this.name(kind, noun);
  }

  saying(saying: Said): string {
    return this.say(saying.message, this.#spoken(saying.about));
  }

  #spoken(about: Saying['about']): About {
    const spoken: About = {};
    for (const [name, value] of Object.entries(about)) spoken[name] = this.#value(name, value);
    return spoken;
  }

  /** `noun-<kind>`, or `noun-<kind>-own` where the noun leaves out whose it is. */
  #composed(kind: string, parts: About): string {
    const own = `noun-${kind}-own`;
    return this.say(parts['seat'] === '' && this.has(own) ? own : `noun-${kind}`, parts);
  }

  /** What a composed noun is made of, with the names of its parts. */
  #parts(kind: string, noun: number): About | null {
    const parts = this.#nouns()[kind]?.[noun];
    return parts ? this.#spoken(parts) : null;
  }

  #names(kind: string): string[] | undefined {
    const names = this.#game?.kinds[kind]?.[this.language];
    return names && names.length > 0 ? names : undefined;
  }

  /** A number becomes a name where the parameter stands for a player or a component. */
  #value(name: string, value: Saying['about'][string]): string | number {
    if (Array.isArray(value)) return value.map((one) => this.saying(one)).join(', ');
    if (typeof value === 'object') return this.saying(value);
    if (typeof value === 'number' && name.startsWith('chance')) return percent(value);
    if (typeof value === 'number' && !Number.isInteger(value)) return decimal(value, this.language);
    const kind = KINDS[name] ?? name;
    if (typeof value === 'string' || !(kind === 'seat' || this.#names(kind))) return value;
    if (value < 0) return '';
    return kind === 'seat' ? this.seat(value) : this.name(kind, value);
  }
}

/** A chance for people: never 0 or 100 for what is merely very unlikely. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance >= 0.995 && chance < 1) return '>99%';
  return `${Math.round(100 * chance)}%`;
}

/** A mean, with one digit after the point of the language; JSON does not tell 2.0 from 2. */
function decimal(number: number, language: Language): string {
  return number.toFixed(1).replace('.', language === 'it' ? ',' : '.');
}

const plain = new Speaker();

/** Says what belongs to no game. */
export function say(id: string, about?: About): string {
  return plain.say(id, about);
}

/** Says a refusal of the server that belongs to no game. */
export function saySaying(saying: Said): string {
  return plain.saying(saying);
}
