import { expect, test } from 'vitest';
import { isOtherBuild, scriptsOf } from './new-build.ts';

const page = (hash: string): string => `<!doctype html>
  <script src="/early.js"></script><link rel="modulepreload" href="/assets/other.js">
  <script type="module" crossorigin src="/assets/index-${hash}.js"></script>`;

test('a page names its scripts', () => {
  expect(scriptsOf(page('a1'))).toEqual(['/early.js', '/assets/index-a1.js']);
});

test('the same build is no new version, another one is, and a page of something else is neither', () => {
  const running = scriptsOf(page('a1'));
  expect(isOtherBuild(page('a1'), running)).toBe(false);
  expect(isOtherBuild(page('b2'), running)).toBe(true);
  expect(isOtherBuild('<h1>502 Bad Gateway</h1>', running)).toBe(false);
});
