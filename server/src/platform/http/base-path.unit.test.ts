import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { cookiePath, hostCookieName } from '../sessions/session-cookie.ts';
import { manifestBelow, pageBelow, redirectBelow, takeOffBase } from './base-path.ts';

test.each([
  ['/charge', '/charge/api/spots?day=1', '/api/spots?day=1'],
  ['/charge', '/charge/', '/'],
  ['/charge', '/charge', '/'],
  ['/charge', '/charge?from=mail', '/?from=mail'],
  // The proxy has taken it off.
  ['/charge', '/dashboard', '/dashboard'],
  ['/charge', '/charger', '/charger'],
  ['/a/b', '/a/b/c', '/c'],
  ['/a/b', '/a/c', '/a/c'],
  ['', '/charge/c', '/charge/c'],
])('below “%s”, %s asks for %s', (base, asked, route) => {
  expect(takeOffBase(base)({ url: asked })).toBe(route);
});

test('redirects to our own screens lead below the path, others where they led', async () => {
  const app = Fastify({ rewriteUrl: takeOffBase('/charge') });
  redirectBelow(app, '/charge');
  app.get('/home', (_, reply) => reply.redirect('/dashboard?a=1'));
  app.get('/away', (_, reply) => reply.redirect('https://accounts.example/auth'));
  app.get('/', () => 'the start');
  const leads = async (url: string) => (await app.inject({ url })).headers.location;
  for (const url of ['/home', '/charge/home']) expect(await leads(url)).toBe('/charge/dashboard?a=1');
  expect(await leads('/charge/away')).toBe('https://accounts.example/auth');
  expect(await leads('/charge?from=mail')).toBe('/charge/?from=mail');
  expect((await app.inject({ url: '/charge/' })).body).toBe('the start');
});

test('a page and the manifest name their files below the path, and other sites as they are', () => {
  const html =
    '<html lang="en"><script src="/early.js"></script><link href="/assets/a.css"><a href="https://x.example/y">';
  expect(pageBelow(html, '/charge')).toBe(
    '<html data-base="/charge" lang="en"><script src="/charge/early.js"></script><link href="/charge/assets/a.css"><a href="https://x.example/y">',
  );
  expect(pageBelow(html, '')).toBe(html);
  expect(manifestBelow('{"id":"/","scope":"/","start_url":"/dashboard","name":"A/B"}', '/charge')).toBe(
    '{"id":"/charge/","scope":"/charge/","start_url":"/charge/dashboard","name":"A/B"}',
  );
});

test('cookies go to the path alone, and their names say what browsers hold them to', () => {
  const of = (publicUrl: string) => [hostCookieName('session', publicUrl), cookiePath(publicUrl)];
  expect(of('https://charge.example')).toEqual(['__Host-session', '/']);
  expect(of('https://example.org/charge')).toEqual(['__Secure-session', '/charge']);
  expect(of('http://127.0.0.1:3000')).toEqual(['session', '/']);
});
