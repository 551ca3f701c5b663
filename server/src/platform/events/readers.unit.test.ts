import { expect, test } from 'vitest';
import { makeReaders } from './readers.ts';

test('more streams than a person can look at push out their oldest, and nobody else’s', () => {
  const readers = makeReaders();
  const ended: string[] = [];
  const open = (userId: string, sessionId: string) =>
    readers.add({ userId, sessionId, send: () => undefined, end: () => void ended.push(sessionId) });
  open('ole', 'Ole’s');
  for (let turn = 1; turn <= 34; turn += 1) open('ines', `session ${turn}`);
  expect(ended).toEqual(['session 1', 'session 2']);
  expect(readers.count()).toBe(33);
});
