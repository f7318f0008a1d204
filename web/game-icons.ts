/** `game-icons:gyroscope` is the drawing of that icon alone, out of a package of four thousand. */

import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';

const PREFIX = 'game-icons:';

/** Lets modules import icons of game-icons.net by name, as the `d` of a path in a square of 512. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const body = icons.icons[id.slice(PREFIX.length)]?.body;
      const path = body?.match(/ d="([^"]+)"/)?.[1];
      if (!path) throw new Error(`game-icons has no icon of one path for ${id}`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
