/** What the reader has chosen for this browser: language, theme, confirmations, pace, scenes. */

import { negotiateLanguages } from '@fluent/langneg';
import { recall, remember } from './memory';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const CONFIRMATIONS = ['always', 'costly', 'never'] as const;
/** When a move without a way back is confirmed; `costly`: where the game says that it costs much. */
export type Confirmation = (typeof CONFIRMATIONS)[number];

export const PACES = ['slow', 'normal', 'at-once'] as const;
/** How fast the moves of others are shown. */
export type Pace = (typeof PACES)[number];

function chosen<T extends string>(name: string, known: readonly T[]): T | null {
  const found = recall(name);
  return known.find((value) => value === found) ?? null;
}

function browserLanguage(): Language {
  const wanted = negotiateLanguages(navigator.languages, LANGUAGES, { defaultLocale: 'en' });
  return LANGUAGES.find((language) => language === wanted[0]) ?? 'en';
}

class Preferences {
  language: Language = $state(chosen('language', LANGUAGES) ?? browserLanguage());
  theme: Theme = $state(chosen('theme', THEMES) ?? 'system');
  confirmation: Confirmation = $state(chosen('confirmation', CONFIRMATIONS) ?? 'costly');

  /** Whether one goes on without being asked where nothing else can be chosen. */
  goOn = $state(recall('go-on') !== 'no');

  /** Whether single letters are short ways at the table. */
  letters = $state(recall('letters') !== 'no');

  pace: Pace = $state(chosen('pace', PACES) ?? 'normal');

  /** Whether great moments are staged, and heard. */
  scenes = $state(recall('scenes') !== 'no');
  sounds = $state(recall('sounds') === 'yes');

  speak(language: Language): void {
    this.language = language;
    remember('language', language);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
  }

  useLetters(letters: boolean): void {
    this.letters = letters;
    remember('letters', letters ? 'yes' : 'no');
  }

  goOnAlone(goOn: boolean): void {
    this.goOn = goOn;
    remember('go-on', goOn ? 'yes' : 'no');
  }

  goAt(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  stage(scenes: boolean): void {
    this.scenes = scenes;
    remember('scenes', scenes ? 'yes' : 'no');
  }

  hear(sounds: boolean): void {
    this.sounds = sounds;
    remember('sounds', sounds ? 'yes' : 'no');
  }

  confirm(confirmation: Confirmation): void {
    this.confirmation = confirmation;
    remember('confirmation', confirmation);
  }
}

export const preferences = new Preferences();

/** Whether the reader's system asks for reduced motion. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
