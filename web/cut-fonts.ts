/** `url('….woff2?cut')` in a style sheet is that font with no more than the characters of its `unicode-range`. */

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const resolve = createRequire(import.meta.url).resolve;
const FACE = /@font-face\s*\{[^}]*\}/g;
const CUT = /url\('([^']+\.woff2)\?cut'\)/;
const RANGE = /unicode-range:\s*([^;]+);/;

/** What the styles ask for: kerning, ligatures, small capitals, lining figures of one width. */
const FEATURES = ['kern', 'liga', 'smcp', 'lnum', 'tnum'];

/** `U+20, U+41-5A` as text. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** Cuts the fonts of style sheets, and keeps them in `folder` for the next time. */
export function cutFonts(folder: string): Plugin {
  async function cut(font: string, range: string): Promise<string> {
    const characters = charactersOf(range);
    const whole = await readFile(resolve(font));
    const mark = createHash('sha256')
      .update(whole)
      .update(characters)
      .update(FEATURES.join())
      .digest('hex');
    const file = join(folder, `${basename(font, '.woff2')}-${mark.slice(0, 12)}.woff2`);
    if (!(await readFile(file).catch(() => null))) {
      const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES } as const;
      await mkdir(folder, { recursive: true });
      await writeFile(file, await subsetFont(whole, characters, options));
    }
    return file;
  }

  return {
    name: 'cut-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: '?cut' },
      async handler(code, id) {
        let styles = code;
        for (const [face] of code.matchAll(FACE)) {
          const [url, font] = CUT.exec(face) ?? [];
          if (!url || !font) continue;
          const range = RANGE.exec(face)?.[1];
          if (!range) throw new Error(`${font} is to be cut, but to no unicode-range`);
          const file = relative(dirname(id), await cut(font, range));
          styles = styles.replace(face, face.replace(url, `url('./${file}')`));
        }
        return styles;
      },
    },
  };
}
