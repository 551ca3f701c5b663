import type { Health, QueueState } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { byteText, disputesText, lasting, problemsOf } from './verdict.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const quiet: QueueState = {
  waiting: 12,
  due: 0,
  failing: 0,
  dead: 0,
  retriable: 0,
  isAbout: false,
  oldestDueAt: null,
  reasons: [],
};
const service = (over: Partial<Health['services'][number]> = {}): Health['services'][number] => ({
  service: 'mail',
  state: 'on',
  description: 'Mail server mail.example.org',
  sent: 100,
  failed: 0,
  isAtLeast: false,
  lastError: null,
  ...over,
});
const well: Health = {
  version: '0.1.0',
  commit: null,
  startedAt: NOW.toISOString(),
  uptimeSeconds: 0,
  database: { version: '18.4', bytes: 1, connections: 1, schema: '0001_traces', schemaRefusal: null },
  organizations: 1,
  members: 1,
  reservationsByDay: [],
  notifications: quiet,
  jobs: quiet,
  bouncedAddresses: 0,
  services: [service()],
  proxyFaults: [],
  backup: { isNightly: true, made: { at: '2026-11-20T02:00:00Z', bytes: 1, seconds: 1 }, failure: null },
  disputes: { open: 0, answerBy: [] },
  slowestRoutes: [],
};

test('an installation without failures is well, also if reminders of the past were given up', () => {
  expect(problemsOf(well, NOW)).toEqual([]);
  const old = { ...quiet, dead: 40, due: 3, oldestDueAt: '2026-11-20T14:56:00Z' };
  expect(problemsOf({ ...well, notifications: old }, NOW)).toEqual([]);
});

test('what is late, fails or was given up is told with what to do, the worst first', () => {
  const problems = problemsOf(
    {
      ...well,
      jobs: { ...quiet, due: 2, dead: 1, retriable: 1, oldestDueAt: '2026-11-20T12:00:00Z' },
      notifications: { ...quiet, dead: 40, retriable: 31 },
      services: [
        service({ failed: 31, lastError: 'connect ECONNREFUSED' }),
        service({ service: 'payments', failed: 2, lastError: 'The card was declined.' }),
      ],
    },
    NOW,
  );
  expect(problems.map(({ title }) => title)).toEqual([
    'Jobs are late',
    'Mail: 31 failures within a day',
    '31 notifications were given up',
    '1 job was given up',
  ]);
  expect(problems[0]?.advice).toMatch(/^2 are due, the oldest for 3 hours\. /);
  expect(problems[2]?.advice).toBe('They are still useful: retry them once their cause is fixed.');
  expect(problems[3]?.advice).toBe('Retry it once its cause is fixed.');
});

test('a proxy that is not trusted, and requests that come past it, are told with what to set', () => {
  const problems = problemsOf({ ...well, proxyFaults: ['not_trusted', 'no_address'] }, NOW);
  expect(problems.map(({ title }) => title)).toEqual([
    'Requests come through a proxy that is not trusted',
    'Requests come past the proxy',
  ]);
  expect(problems[0]?.advice).toContain('set TRUST_PROXY to its address');
});

test.each([
  [{ made: null, failure: null }, []],
  [{ failure: { at: '2026-11-20T02:00:00Z', reason: 'the disk is full' } }, ['The last backup failed']],
  [{ made: { at: '2026-11-17T02:00:00Z', bytes: 1, seconds: 1 } }, ['The last backup is 3 days old']],
  [{ made: { at: '2026-11-17T02:00:00Z', bytes: 1, seconds: 1 }, isNightly: false }, []],
])('of the backup %j is told: %j', (over, titles) => {
  const backup = { ...well.backup, ...over };
  expect(problemsOf({ ...well, backup }, NOW).map(({ title }) => title)).toEqual(titles);
});

test('disputed payments are told with their deadlines, and need somebody while they wait for an answer', () => {
  const disputes = { open: 3, answerBy: ['2026-12-04T12:00:00Z', '2026-12-09T12:00:00Z'] };
  const [problem] = problemsOf({ ...well, disputes }, NOW);
  expect(problem?.title).toBe('Disputed payments wait for your answer');
  expect(problem?.advice).toMatch(
    /^Answer at Stripe by Fri, Dec 4, \d+:\d\d\s[AP]M, or the money is lost\.$/,
  );
  expect(disputesText(disputes)).toMatch(/^3 open disputes\. Answer by Fri, Dec 4, .+; Wed, Dec 9, .+\.$/);
  const decidedOn = { open: 1, answerBy: [] };
  expect(problemsOf({ ...well, disputes: decidedOn }, NOW)).toEqual([]);
  expect(disputesText(decidedOn)).toBe('1 open dispute. All are answered.');
  expect(disputesText(well.disputes)).toBeNull();
});

test.each([
  [1, '1 minute'],
  [119, '1 hour'],
  [47 * 60, '47 hours'],
  [49 * 60, '2 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(lasting(minutes)).toBe(text);
});

test.each([
  [0, '0 bytes'],
  [8_400_000, '8.4 MB'],
  [312_000_000, '312 MB'],
  [1_440_000_000, '1.4 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text);
});

test('a version that must not work with the database says so first', () => {
  const database = { ...well.database, schemaRefusal: 'It needs a newer version.' };
  expect(problemsOf({ ...well, database, proxyFaults: ['no_address'] }, NOW)[0]).toEqual({
    title: 'This version cannot work with the database',
    advice: 'It needs a newer version. Start that one here too.',
  });
});
