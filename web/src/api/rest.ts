/** The REST half of docs/protocol.md. Every refusal is a `Refusal` with a saying. */

import type {
  Clause,
  GameSummary,
  GameTexts,
  GameTold,
  NewTable,
  Person,
  Replay,
  Saying,
  TableSummary,
} from './shapes';

/** The server, or the way to it, has refused; `place` names the field or line that is wrong. */
export class Refusal extends Error {
  readonly saying: Saying;
  readonly status: number;
  readonly place: string | null;

  constructor(saying: Saying, status: number, place: string | null = null) {
    super(saying.message);
    this.saying = saying;
    this.status = status;
    this.place = place;
  }
}

const UNREACHABLE: Saying = { message: 'server-unreachable', clause: '', about: {} };

function refusal(status: number, body: unknown): Refusal {
  if (typeof body === 'object' && body !== null && 'message' in body) {
    const found = body as Partial<Saying> & { message: string; place?: string | number };
    const saying = { message: found.message, clause: found.clause ?? '', about: found.about ?? {} };
    return new Refusal(saying, status, found.place === undefined ? null : String(found.place));
  }
  return new Refusal({ message: 'server-failed', clause: '', about: { status: String(status) } }, status);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (method !== 'GET') {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, init);
    text = await answer.text();
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  const found = read(text);
  if (!answer.ok) throw refusal(answer.status, found);
  return found as T;
}

function read(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const seat = (id: string, number: number) => `${table(id)}/seats/${number}`;

export const api = {
  me: () => ask<Person>('GET', '/me'),
  name: (name: string) => ask<Person>('PUT', '/me', { name }),
  password: (password: string, current?: string) =>
    ask<null>('PUT', '/me/password', current ? { password, current } : { password }),
  signIn: (name: string, password: string) => ask<Person>('POST', '/sign-in', { name, password }),
  signOut: () => ask<null>('POST', '/sign-out'),
  hello: (key: string) => ask<Person>('POST', '/hello', { key }),

  games: () => ask<GameSummary[]>('GET', '/games'),
  game: (name: string) => ask<GameTold>('GET', `/games/${encodeURIComponent(name)}`),
  /** Components or a map, at the address that the game tells. */
  sheet: (address: string) => ask<Record<string, unknown>>('GET', address.replace(/^\/api/, '')),
  texts: (name: string, language: string) =>
    ask<GameTexts>('GET', `/games/${encodeURIComponent(name)}/texts?lang=${language}`),
  rules: (name: string, language: string) =>
    ask<Clause[]>('GET', `/games/${encodeURIComponent(name)}/rules?lang=${language}`),

  tables: (list: 'mine' | 'open') => ask<TableSummary[]>('GET', `/tables?list=${list}`),
  table: (id: string) => ask<TableSummary>('GET', table(id)),
  open: (wanted: NewTable) => ask<TableSummary>('POST', '/tables', wanted),
  start: (id: string, bot: string) => ask<TableSummary>('POST', `${table(id)}/start`, { bot }),
  sit: (id: string, number: number, invitation: string | null) =>
    ask<TableSummary>('POST', `${seat(id, number)}/sit`, invitation ? { invitation } : {}),
  leave: (id: string, number: number) => ask<TableSummary>('POST', `${seat(id, number)}/leave`),
  bot: (id: string, number: number, bot: string) =>
    ask<TableSummary>('POST', `${seat(id, number)}/bot`, { bot }),
  takeBack: (id: string, number: number) => ask<TableSummary>('POST', `${seat(id, number)}/return`),
  replay: (id: string, eyes: number) => ask<Replay>('GET', `${table(id)}/replay?eyes=${eyes}`),
  whatIf: (id: string, wanted: { frame: number; eyes: number; seats: number[]; bot: string }) =>
    ask<TableSummary>('POST', `${table(id)}/what-if`, wanted),
  upload: (record: string) => ask<TableSummary>('POST', '/records', { record }),
};

/** Where the record of a table can be downloaded. */
export function recordAddress(id: string, eyes: number): string {
  return `/api${table(id)}/record?eyes=${eyes}`;
}
