import { chromium, request } from '@playwright/test';
import { startServer } from './support/server.ts';
const server = await startServer({ clockStart: '2026-06-10T15:05:00Z', arguments: ['--demo'] });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const said = server.output();
  const password = /password (\S+)/.exec(said)?.[1];
  const email = /member\s+(\S+@\S+)/.exec(said)?.[1];
  const calls = await request.newContext({ baseURL: server.url });
  await calls.post('/api/auth/login', { data: { email, password } });
  const context = await browser.newContext({ baseURL: server.url, storageState: await calls.storageState(), viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const t0 = Date.now();
  page.on('request', (r) => console.log(((Date.now() - t0) / 1000).toFixed(1), r.method(), r.url().replace(server.url, '')));
  page.on('response', (r) => r.url().includes('/api/') && console.log('   <-', ((Date.now() - t0) / 1000).toFixed(1), r.status(), r.url().replace(server.url, '')));
  page.on('console', (m) => console.log('console', m.text()));
  await page.goto('/account');
  await page.waitForTimeout(12_000);
  await page.screenshot({ path: '/tmp/w3shots/_probe.png', fullPage: true });
} finally { await browser.close(); await server.dispose(); }
