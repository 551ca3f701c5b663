import type { OperatorLogEntry } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { actWords, factsOf } from './log-words.ts';

const entry = (
  act: OperatorLogEntry['act'],
  label: string | null,
  facts: OperatorLogEntry['facts'],
): OperatorLogEntry => ({
  id: '0190a000-0000-7000-8000-000000000001',
  at: '2026-06-10T15:05:00Z',
  operator: 'admin',
  act,
  subject: label === null ? null : { id: null, label },
  facts,
});

/** What follows the operator's name. */
const said = (each: OperatorLogEntry): string =>
  actWords(each)
    .replace('{operator} ', '')
    .replace('{subject}', each.subject?.label ?? '');

test('an entry without a subject says how many things it was about', () => {
  expect(
    [
      entry('tickets.archived', null, { archived: 1200 }),
      entry('tickets.archived', null, { archived: 1 }),
      entry('notifications.retried', null, { retried: 3 }),
      entry('jobs.retried', null, { retried: 0 }),
    ].map((each) => [said(each), factsOf(each)]),
  ).toEqual([
    ['archived 1,200 old tickets', []],
    ['archived 1 old ticket', []],
    ['sent 3 notifications again', []],
    ['ran 0 jobs again', []],
  ]);
});

test('a trial says which service was tried, with which address, and what came of it', () => {
  const mail = entry('service.tried', 'robin@example.com', { service: 'mail', works: true });
  const push = entry('service.tried', null, { service: 'push', works: false });
  expect([mail, push].map((each) => [said(each), factsOf(each)])).toEqual([
    ['tried mail with robin@example.com', [{ label: 'Result', text: 'Worked' }]],
    ['tried push messages', [{ label: 'Result', text: 'Did not work' }]],
  ]);
});

test('every change is written as what was before and what is now', () => {
  expect(factsOf(entry('ticket.status_changed', '#12', { from: 'pending', to: 'in_work' }))).toEqual([
    { label: 'Changed', text: 'Pending → In Progress' },
  ]);
  expect(
    factsOf(
      entry('administrator.paused', 'Dana', {
        email: 'a_b@example.com',
        before: 'approved',
        after: 'suspended',
      }),
    ),
  ).toEqual([
    { label: 'Changed', text: 'Approved → Suspended' },
    { label: 'Email', text: 'a_b@example.com' },
  ]);
});
