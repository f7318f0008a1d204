/** The signs of values, the same on tiles and on cards, and those of the categories of Territories. */

import checkedShield from 'game-icons:checked-shield';
import crossedSwords from 'game-icons:crossed-swords';
import highShot from 'game-icons:high-shot';
import receiveMoney from 'game-icons:receive-money';
import twoCoins from 'game-icons:two-coins';
import walkingBoot from 'game-icons:walking-boot';

export type Sign = 'income' | 'move' | 'ranged' | 'melee' | 'resistance' | 'maintenance';

/** Paths in a square of 512. */
export const SIGNS: Record<Sign, string> = {
  income: twoCoins,
  move: walkingBoot,
  ranged: highShot,
  melee: crossedSwords,
  resistance: checkedShield,
  maintenance: receiveMoney,
};

/** Paths in a square of 16, drawn in one line weight. */
export const CATEGORIES: Record<string, string> = {
  inhabited: 'M3 14V7L6 4L9 7V14ZM9 14V9H13V14M6 14V11',
  water: 'M1 6Q3 3 5 6T9 6T13 6T16 5M1 11Q3 8 5 11T9 11T13 11T16 10',
  heights: 'M1 14L6 4L9 9L11 6L15 14Z',
  plain: 'M8 15V3M8 7L4 4M8 7L12 4M8 11L4 8M8 11L12 8',
  vegetation: 'M8 15V11M8 1L3 11H13Z',
  papal: 'M8 2V15M4 6H12M5.5 10H10.5',
};

/** The rims of the tiles, as the component file names their colours. */
export const RIMS: Record<string, string> = {
  inhabited: '#8c8579',
  water: '#5f8fae',
  heights: '#93693f',
  plain: '#cfa93b',
  vegetation: '#6d8f4e',
  papal: '#d8cba8',
};
