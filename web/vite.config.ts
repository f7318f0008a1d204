import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './game-icons.ts';

const server = 'http://127.0.0.1:1492';

export default defineConfig({
  plugins: [gameIcons(), svelte(), svelteTesting()],
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
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
