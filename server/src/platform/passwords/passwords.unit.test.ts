import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import type { Turn } from '../turns.ts';
import { createPasswords } from './passwords.ts';

const cheap = { cost: { memoryKiB: 64, passes: 1 } };

test('a password is hashed with argon2id at 64 MiB and three passes, and only it verifies', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await passwords.verifyOrDummy(stored, 'correct horse')).toBe(true);
  expect(await passwords.verifyOrDummy(stored, 'correct horsf')).toBe(false);
});

test('without an account the answer is no, after the work of a real verification', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('correct horse');
  // Compares the work, not the time: the dummy is a hash of the same cost and form as a real one.
  expect(parseOptions(stored)).toMatchObject({ memoryCost: 65536, timeCost: 3, outputLen: 32, saltLen: 16 });
  const started = process.cpuUsage();
  expect(await passwords.verifyOrDummy(null, 'correct horse')).toBe(false);
  const { user, system } = process.cpuUsage(started);
  expect(user + system).toBeGreaterThan(10_000);
});

test('a storm of sign-ins is answered wholly, a few at a time', async () => {
  const passwords = createPasswords({ ...cheap, concurrency: 2 });
  const stored = await passwords.hash('secret');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => passwords.verifyOrDummy(stored, i % 2 ? 'secret' : 'wrong')),
  );
  expect(answers.filter(Boolean)).toHaveLength(25);
});

test('more than can be answered soon are turned away, and whoever comes later is answered again', async () => {
  const passwords = createPasswords({ ...cheap, concurrency: 2 });
  const storm = await Promise.allSettled(Array.from({ length: 210 }, () => passwords.hash('secret')));
  const refused = storm.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  expect(await passwords.verifyOrDummy(await passwords.hash('secret'), 'secret')).toBe(true);
});

test('a damaged stored hash is an error and does not block those who come after', async () => {
  const passwords = createPasswords({ ...cheap, concurrency: 1 });
  await expect(passwords.verifyOrDummy('not a hash', 'secret')).rejects.toThrow();
  const stored = await passwords.hash('secret');
  expect(await passwords.verifyOrDummy(stored, 'secret')).toBe(true);
});

test('whoever is guessing from one network keeps others waiting for one of its turns, and known browsers not at all', async () => {
  const passwords = createPasswords({ ...cheap, concurrency: 1 });
  const ended: string[] = [];
  const ask = async (name: string, turn: Turn) => {
    await passwords.verifyOrDummy(null, 'guess', turn);
    ended.push(name);
  };
  await Promise.all([
    ...Array.from({ length: 98 }, () => ask('guess', { of: '203.0.113.9' })),
    ask('desk', { of: '198.51.100.4' }),
    ask('known browser', { of: 'maya@example.org', isFirst: true }),
  ]);
  expect(ended.slice(0, 4)).toEqual(['guess', 'known browser', 'guess', 'desk']);
  expect(ended).toHaveLength(100);
});

test('when too many wait, those of whoever has most are turned away', async () => {
  const passwords = createPasswords({ ...cheap, concurrency: 1 });
  const ask = (of: string) => passwords.verifyOrDummy(null, 'guess', { of });
  const guesses = Array.from({ length: 201 }, () => ask('203.0.113.9'));
  const others = [ask('198.51.100.4'), ask('198.51.100.5')];
  const settled = await Promise.allSettled(guesses);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(await Promise.all(others)).toEqual([false, false]);
});

test('a hash that was cheaper when it was made costs as much to verify as one of today, and is outdated', async () => {
  const earlier = createPasswords(cheap);
  const stored = await earlier.hash('correct horse');
  const passwords = createPasswords();
  expect([earlier, passwords].map((each) => each.isOutdated(stored))).toEqual([false, true]);
  expect(passwords.isOutdated(await passwords.hash('correct horse'))).toBe(false);
  const started = process.cpuUsage();
  expect(await passwords.verifyOrDummy(stored, 'correct horse')).toBe(true);
  const { user, system } = process.cpuUsage(started);
  // Compares the work, not the time.
  expect(user + system).toBeGreaterThan(10_000);
});
