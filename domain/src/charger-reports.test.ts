import { expect, test } from 'vitest';
import { BLOCKED_FOR_MS, isReportCurrent, weighReports } from './charger-reports.ts';
import type { Reporter, SpotReport } from './charger-reports.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const by = (userId: string, changes: Partial<Reporter> = {}): Reporter => ({
  userId,
  isAdministrator: false,
  wasFalse: false,
  ...changes,
});
const LIAR = by('liar', { wasFalse: true });
const ADMIN = by('admin', { isAdministrator: true });

/** The weights of reports of chargers 1, 2 and so on, made one minute after the other. */
const weights = (...reporters: Reporter[][]) =>
  weighReports(
    reporters.map((all, index): SpotReport => ({
      kind: 'broken',
      spotId: String(index + 1),
      since: at(index),
      reportedAt: at(index),
      reporters: all,
    })),
  ).map(({ weight }) => weight);

test.each<[string, Reporter[][], string[]]>([
  ['of one member withholds', [[by('ann')]], ['withholds']],
  [
    'of one member withholds one charger, the first',
    [[by('ann')], [by('ann')], [by('ann')]],
    ['withholds', 'informs', 'informs'],
  ],
  ['of two is confirmed', [[by('ann'), by('ben')]], ['confirmed']],
  ['that is confirmed uses nothing up', [[by('ann'), by('ben')], [by('ann')]], ['confirmed', 'withholds']],
  ['of an administrator is confirmed, however many', [[ADMIN], [ADMIN]], ['confirmed', 'confirmed']],
  ['of who made a false one informs', [[LIAR]], ['informs']],
  ['of such a one and another is the other’s', [[LIAR, by('ann')], [by('ann')]], ['withholds', 'informs']],
  ['of each member has its own charger', [[by('ann')], [by('ben')]], ['withholds', 'withholds']],
])('a report %s', (_, reporters, expected) => {
  expect(weights(...reporters)).toEqual(expected);
});

test('both reports of one charger by one member weigh the same', () => {
  const report = { spotId: '1', since: at(0), reportedAt: at(0), reporters: [by('ann')] };
  expect(
    weighReports([
      { ...report, kind: 'broken' },
      { ...report, kind: 'blocked' },
    ]).map(({ weight }) => weight),
  ).toEqual(['withholds', 'withholds']);
});

test.each([
  ['broken', 30 * BLOCKED_FOR_MS, true],
  ['blocked', BLOCKED_FOR_MS - 1, true],
  ['blocked', BLOCKED_FOR_MS, false],
] as const)('a report of a %s charger says something %d ms later: %s', (kind, ms, isCurrent) => {
  expect(isReportCurrent({ kind, since: at(0) }, new Date(at(0).getTime() + ms))).toBe(isCurrent);
});
