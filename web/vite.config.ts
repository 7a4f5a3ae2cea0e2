import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { words } from './tools/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where `npm run dev` finds a running `questhall serve`. */
const server = process.env.QUESTHALL_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words(here('./src/words'), here('./src/games'))],
  base: '/',
  resolve: {
    alias: { $lib: here('./src/lib'), $ui: here('./src/ui') },
    // The tests mount components as a browser does; without this they would get the server's half of Svelte.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/questhall/server/client'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    // The content policy forbids data: addresses for everything but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
    restoreMocks: true,
  },
});
