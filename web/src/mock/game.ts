/** A small game for tests: two verbs with names, one with numbers, one without a noun. */

import type { EventInfo, GameInfo } from '../api/shapes';

export const game: GameInfo = {
  name: 'magnifico',
  title: 'Magnifico',
  year: 2008,
  designers: [],
  seats: [3, 4, 5],
  settings: [],
  bots: ['random', 'greedy'],
  pitch: {},
  minutes: [0, 0],
  weight: 0,
  first: null,
  prefix: 'MAG',
  verbs: {
    attack: 'territory',
    tank: 'territory',
    soldiers: 'count',
    paratrooper: 'answer',
    buy: 'card',
    pass: '',
    move: '',
  },
  all_of: [],
  kinds: {
    territory: { ids: ['milan', 'rome'], en: ['Milan', 'Rome'], it: ['Milano', 'Roma'] },
    card: { ids: ['tank_23'], en: ['Tank 2-3'], it: ['Carro 2-3'] },
    answer: { ids: ['no', 'yes'] },
  },
  components: {},
  map: {},
  events: {},
  prompts: {},
  grave: ['pass'],
};

/** A kind of event that tells nothing but what a test says. */
export function eventKind(other: Partial<EventInfo> = {}): EventInfo {
  return { about: ['seat'], marks: [], weight: 0, scene: '', scores: {}, loses: '', lost: '', ...other };
}
