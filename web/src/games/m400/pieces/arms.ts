/** The coats of arms of the five capitals. */

import bearHead from 'game-icons:bear-head';
import griffinSymbol from 'game-icons:griffin-symbol';
import lion from 'game-icons:lion';

export interface Arms {
  field: string;
  metal: string;
  /** An icon in a square of 512, or what is drawn on a shield of 24 by 27. */
  icon?: string;
  drawn?: string;
}

const ARMS: Record<string, Arms> = {
  anglia: { field: '#a8322a', metal: '#f0d27a', icon: lion },
  aragona: {
    field: '#e3bb4c',
    metal: '#a8322a',
    drawn: 'M5 0H8V27H5ZM10.5 0H13.5V27H10.5ZM16 0H19V27H16Z',
  },
  venetia: { field: '#23486f', metal: '#f0d27a', icon: griffinSymbol },
  novgorod: { field: '#e9e2d0', metal: '#2a2018', icon: bearHead },
  impero_ottomano: {
    field: '#2f6b46',
    metal: '#f4eddc',
    drawn:
      'M15.5 6.5A7 7 0 1 0 15.5 18.5A6 6 0 1 1 15.5 6.5ZM16 10L17 12.2L19.4 12.4L17.6 14L18.1 16.3L16 15Z',
  },
};

const UNKNOWN: Arms = { field: '#8d7f6a', metal: '#fbf6ea' };

export function armsOf(capital: string): Arms {
  return ARMS[capital] ?? UNKNOWN;
}
