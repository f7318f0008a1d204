import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../api/shapes';
import { game } from '../mock/game';
import { Speaker } from './speaker';
import { learn, speak } from './texts';

const names = ['Anna', 'Bruno'];
const speech = new Speaker(game, (seat) => names[seat] ?? null);

beforeAll(() => learn('magnifico'));
beforeEach(() => speak('en'));

describe('what a game says', () => {
  it('names places in moves, in both languages', async () => {
    expect(speech.move(['attack', 0])).toBe('Attack Milan');
    await speak('it');
    expect(speech.move(['attack', 0])).toContain('Milano');
  });

  it('counts where the noun is a number', () => {
    expect(speech.move(['soldiers', 1])).toBe('1 soldier');
    expect(speech.move(['soldiers', 0])).toBe('No soldiers');
  });

  it('selects by the id where the noun is an answer', () => {
    expect(speech.move(['paratrooper', 1])).toBe('Send the paratrooper');
    expect(speech.move(['paratrooper', 0])).toBe('Send no paratrooper');
  });

  it('leaves a gap where a verb is said alone', () => {
    expect(speech.verb('attack')).toBe('Attack …');
  });

  it('knows origin and target as territories, and seats by name', () => {
    const about = { seat: 1, origin: 0, target: 1, soldiers: 2, tanks: 0, airplanes: 1 };
    expect(speech.saying({ message: 'event-attacked', about })).toBe(
      'Bruno attacks Rome from Milan with 2 soldiers and 1 airplane.',
    );
  });

  it('says nothing for -1, and a number for a seat without a name', () => {
    expect(speech.saying({ message: 'why-not-yours', about: { territory: -1 } })).toMatch(/^ is not/);
    expect(speech.seat(4)).toBe('Seat 4');
  });

  it('leaves no invisible marks in the text', () => {
    expect(speech.move(['attack', 1])).not.toMatch(/[\u2066-\u2069]/);
  });

  it('shows the id of what it cannot say', () => {
    expect(speech.say('no-such-message')).toBe('no-such-message');
    expect(speech.has('no-such-message')).toBe(false);
  });
});

describe('composed nouns', () => {
  const composed: GameInfo = {
    ...game,
    name: 'ventura',
    verbs: { lay: 'hex', dismiss: 'company' },
    kinds: { card: { ids: ['archers'], en: ['Archers'], it: ['Arcieri'] } },
  };
  const nouns = {
    hex: { '2015': { q: -1, r: 0 } },
    company: { '1024': { seat: -1, area: 2, card: 0, wounds: 1 } },
  };
  const spoken = new Speaker(
    composed,
    () => null,
    () => nouns,
  );

  beforeAll(() => learn('ventura'));

  it('are said by their parts, with their names', () => {
    expect(spoken.move(['lay', 2015])).toBe('Lay it at -1,0');
    expect(spoken.move(['dismiss', 1024])).toBe('Dismiss Archers from Troop 2 (1 wound)');
    expect(spoken.name('company', 1024)).toBe('Archers of Troop 2 (1 wound)');
    expect(spoken.verb('dismiss')).toBe('Dismiss …');
  });

  it('say what is drawn in the step that asks', () => {
    const asked = (step: string) =>
      new Speaker(
        composed,
        () => null,
        () => nouns,
        () => step,
      ).move(['draw', 0]);
    expect(asked('fortune')).toBe('Draw a Territory tile');
    expect(asked('recruit')).toBe('Draw a Ventura card');
    expect(asked('side_deal')).toBe('Buy a Ventura card');
    expect(asked('deploy')).toBe('Draw');
  });

  it('know other words for seats, cards and territories', () => {
    const about = { seat: 0, card: 0, other_card: 0 };
    expect(spoken.saying({ message: 'event-exchanged', about })).toBe(
      'Seat 0 exchanges Archers and Archers between two Armies.',
    );
  });
});
