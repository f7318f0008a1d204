import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './brotli.ts';
import { cutFonts } from './cut-fonts.ts';
import { gameIcons } from './game-icons.ts';

const server = 'http://127.0.0.1:1492';

/** Every answer costs as much as half a kilobyte of text, so small parts that are needed together go together. */
const GROUPS = [
  { name: 'client', test: /node_modules\/(svelte|@fluent)\/|\/web\/src\/(api|app|speech|style)\// },
  { name: 'rooms', test: /\/web\/src\/(lobby\/|table\/|rules\/|games\/\w+\.ts)/, minShareCount: 2 },
  {
    name: 'pieces',
    test: /\/web\/src\/pieces\/|\/d3-|game-icons:/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
];

/** A part is named after what is in it, not after all who need it. */
function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`;
}

function assetFileNames({ names: [name = 'part'] }: { names: string[] }): string {
  return name.includes('~')
    ? `assets/${name.split('~')[0]}-[hash][extname]`
    : 'assets/[name]-[hash][extname]';
}

export default defineConfig({
  plugins: [
    gameIcons(),
    cutFonts(join(import.meta.dirname, 'node_modules/.cut-fonts')),
    svelte(),
    svelteTesting(),
    brotli(),
  ],
  build: {
    target: 'es2022',
    // The policy of the server forbids data: fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { assetFileNames, chunkFileNames, codeSplitting: { groups: GROUPS } },
      // Who only wants to play is not told which plugin took how long.
      checks: { bundlerTimings: false },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/speech/texts.setup.ts'],
    // A busy machine is no fault.
    testTimeout: 60_000,
  },
});
