import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API's address during development; `npm run dev` sets it. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The font is preloaded by its own address, so nothing may be inlined as a data: URL, which the CSP also refuses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(
      ['/api/', '/dev/', '/healthz', '/readyz'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});
