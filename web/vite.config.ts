import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './brotli.ts';
import { cutFonts } from './cut-fonts.ts';
import { gameIcons } from './game-icons.ts';

const server = 'http://127.0.0.1:1492';

export default defineConfig({
  plugins: [gameIcons(), cutFonts(join(import.meta.dirname, 'node_modules/.cut-fonts')), svelte(), svelteTesting(), brotli()],
  build: {
    target: 'es2022',
    // The policy of the server forbids data: fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
