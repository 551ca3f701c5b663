import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@chargerota/domain';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerWebFiles } from './web-files.ts';

async function withCookies() {
  const made = Fastify();
  await made.register(fastifyCookie);
  return made;
}

const webRoot = mkdtempSync(join(tmpdir(), 'web-files-'));
/** As the build writes what is in each language. */
function write(name: string, text: string): void {
  for (const language of LANGUAGES) {
    const path = join(webRoot, language === DEFAULT_LANGUAGE ? '' : language, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      text.replace('lang="en"', `lang="${language === DEFAULT_LANGUAGE ? 'en' : language}"`),
    );
  }
}

const app = await withCookies();
beforeAll(async () => {
  write('index.html', '<html lang="en"><title>The page</title>');
  write('pages/booking.html', '<title>The page with the files of booking</title>');
  write('pages/landing.html', '<title>The page with the files of landing</title>');
  write('manifest.webmanifest', '{"start_url":"/"}');
  await registerWebFiles(app, { webRoot, publicUrl: 'https://charge.example', basePath: '', hasDemo: true });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

test.each([
  ['/', 200, true],
  ['/dashboard', 200, true],
  ['/dashboard/?reservation=7', 200, true],
  ['/booking', 200, true],
  ['/upgrade', 200, true],
  ['/wp-login.php', 404, true],
  ['/dashboard/7', 404, true],
  ['/api/nothing', 404, false],
  ['/assets/old-1234.js', 404, false],
])('%s is answered with %i', async (url, status, hasPage) => {
  const { statusCode, body } = await app.inject({ url });
  expect([statusCode, body.includes('The page')]).toEqual([status, hasPage]);
});

test('search engines may read what anybody may, and are told where that is', async () => {
  const robots = (await app.inject({ url: '/robots.txt' })).body;
  expect(robots).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://charge.example/sitemap.xml\n');
  const { body, headers } = await app.inject({ url: '/sitemap.xml' });
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toContain('<loc>https://charge.example/registration</loc>');
  expect(body).not.toContain('dashboard');
});

test('a display on a wall is not to be found by search engines, whatever page names its address', async () => {
  const display = await app.inject({ url: '/display' });
  expect([display.statusCode, display.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect((await app.inject({ url: '/terms' })).headers['x-robots-tag']).toBeUndefined();
});

test('a screen gets its own page, which names its files too; others get the one without', async () => {
  expect((await app.inject({ url: '/booking?date=2026-06-10' })).body).toContain('the files of booking');
  expect((await app.inject({ url: '/?from=mail' })).body).toContain('the files of landing');
  expect((await app.inject({ url: '/dashboard' })).body).not.toContain('the files of booking');
});

test('an installation without the demo has no such screens, and its page there says so', async () => {
  const plain = await withCookies();
  await registerWebFiles(plain, { webRoot, publicUrl: undefined, basePath: '', hasDemo: false });
  for (const url of [
    '/mercedes-sample',
    '/mercedes-status/?a=1',
    '/mercedes-calendar',
    '/mercedes-availability',
  ]) {
    const { statusCode, body } = await plain.inject({ url });
    expect([statusCode, body]).toEqual([404, '<html data-no-demo lang="en"><title>The page</title>']);
    expect((await app.inject({ url })).statusCode).toBe(200);
  }
  expect((await plain.inject({ url: '/terms' })).body).not.toContain('data-no-demo');
  await plain.close();
});

test('below a path, every page and the manifest name it, and robots.txt the addresses below it', async () => {
  const below = await withCookies();
  const publicUrl = 'https://example.org/charge';
  await registerWebFiles(below, { webRoot, publicUrl, basePath: '/charge', hasDemo: false });
  const bodyOf = async (url: string) => (await below.inject({ url })).body;
  for (const url of ['/dashboard', '/index.html', '/nowhere', '/mercedes-status'])
    expect(await bodyOf(url), url).toContain('data-base="/charge"');
  expect(await bodyOf('/booking')).toContain('the files of booking');
  expect(await bodyOf('/manifest.webmanifest')).toBe('{"start_url":"/charge/"}');
  expect(await bodyOf('/robots.txt')).toContain(
    'Disallow: /charge/api/\nSitemap: https://example.org/charge/sitemap.xml',
  );
  await below.close();
});

test('the page is in the language of a link, else of the browser’s choice, else of what it asks for', async () => {
  const langOf = async (url: string, headers: Record<string, string> = {}) => {
    const { body, headers: sent } = await app.inject({ url, headers });
    expect(sent['vary']).toContain('accept-language');
    return [/<html lang="(.*?)"/.exec(body)?.[1], sent['content-language']];
  };
  const asksForGerman = { 'accept-language': 'de-CH, en;q=0.5' };
  expect(await langOf('/dashboard')).toEqual(['en', 'en-US']);
  expect(await langOf('/dashboard', asksForGerman)).toEqual(['de', 'de']);
  const chosen = { ...asksForGerman, cookie: 'language=nl' };
  expect(await langOf('/dashboard', chosen)).toEqual(['nl', 'nl']);
  expect(await langOf('/login?language=fr', chosen)).toEqual(['fr', 'fr']);
  expect(await langOf('/login?language=xx', chosen)).toEqual(['nl', 'nl']);
});

test('a file is sent as the language has it, however its reader’s browser unpacks; what has no words is the same in all', async () => {
  mkdirSync(join(webRoot, 'assets/de'), { recursive: true });
  writeFileSync(join(webRoot, 'assets/words-1.js'), 'English');
  writeFileSync(join(webRoot, 'assets/words-1.js.br'), brotliCompressSync('English'));
  writeFileSync(join(webRoot, 'assets/de/words-1.js.br'), brotliCompressSync('Deutsch'));
  writeFileSync(join(webRoot, 'assets/style-1.css'), 'p {}');
  const read = (url: string, encoding = 'identity') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });
  const plain = await read('/assets/de/words-1.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'Deutsch',
    'public, max-age=31536000, immutable',
  ]);
  const packed = await read('/assets/de/words-1.js', 'br');
  expect([packed.headers['content-encoding'], packed.rawPayload]).toEqual([
    'br',
    brotliCompressSync('Deutsch'),
  ]);
  expect((await read('/assets/fr/words-1.js')).body).toBe('English');
  expect((await read('/assets/de/style-1.css')).body).toBe('p {}');
  for (const url of ['/assets/xx/words-1.js', '/assets/de/none-1.js', '/assets/de/..%2f..%2fpackage.json'])
    expect((await read(url)).statusCode, url).toBe(404);
});
