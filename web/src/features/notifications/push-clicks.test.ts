import { expect, test } from 'vitest';
import { pathOf } from './push-clicks.tsx';

test.each([
  [{ type: 'open', path: '/dashboard?reservation=r1' }, '/dashboard?reservation=r1'],
  [{ type: 'open', path: '//evil.example' }, null],
  [{ type: 'open', path: '/\\evil.example' }, null],
  [{ type: 'open', path: 'https://evil.example' }, null],
  [{ type: 'other', path: '/dashboard' }, null],
  ['open', null],
])('a push message opens only a path of this site: %o opens %s', (message, path) => {
  expect(pathOf(message)).toBe(path);
});
