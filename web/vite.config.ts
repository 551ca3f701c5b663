import react from '@vitejs/plugin-react';
import { basename, dirname, extname } from 'node:path';
import { defineConfig } from 'vite';
import product from '../package.json' with { type: 'json' };
import { CHUNK_GROUPS, refuseCircles, refuseFormsOnDailyScreens } from './chunks.ts';
import { compileEarly } from './compile-early.ts';
import { inlineMessages } from './inline-messages.ts';
import { LANGUAGES } from '../messages/src/languages.ts';
import { screenPages } from './screen-pages.ts';
import { serviceWorker } from './service-worker.ts';

/** The API's address during development; `npm run dev` sets it. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    serviceWorker(),
    refuseCircles(),
    refuseFormsOnDailyScreens(),
    screenPages(),
    compileEarly(),
    inlineMessages(LANGUAGES),
  ],
  define: { PRODUCT_VERSION: JSON.stringify(product.version) },
  // The path that the application is served below is not known here (lib/base.ts): files name each other from where they
  // are, and the server puts it into the pages.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // All of these preload modules by themselves.
    modulePreload: { polyfill: false },
    // The font is preloaded by its own address, so nothing may be inlined as a data: URL, which the CSP also refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every visit loads is one file. In a dozen, each compressed by itself, it would be 4 KiB more.
        codeSplitting: { groups: CHUNK_GROUPS },
        // Several screens are a folder's screen.tsx: named after the folder, a file says in a network log which it is.
        // The first load names all files, so one that screens share is not named after each of them.
        chunkFileNames: ({ name, facadeModuleId }) =>
          name === 'screen' && facadeModuleId
            ? `assets/${basename(dirname(facadeModuleId))}-[hash:7].js`
            : `assets/${name.split('~', 1)[0]}-[hash:7].js`,
        // The first load names all files: each letter of a hash counts there three hundred times.
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${basename(name, extname(name)).split('~', 1)[0]}-[hash:7][extname]`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api/', '/dev/', '/healthz', '/readyz'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});
