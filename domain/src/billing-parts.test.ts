import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addOnTerms,
  amountOf,
  annualSavingCents,
  billingPeriod,
  changePart,
  fullLine,
  nextBilling,
  PLAN_REF,
  planTerms,
  remainingShareCents,
  totalOf,
  type Part,
} from './billing-parts.ts';

const at = (iso: string) => new Date(iso);
const day = (date: Date) => date.toISOString().slice(0, 10);

test.each([
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-10T00:00:00Z', '2026-01-31', '2026-02-28'],
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-28T10:00:00Z', '2026-02-28', '2026-03-31'],
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-28T09:59:59Z', '2026-01-31', '2026-02-28'],
  ['2026-01-31T10:00:00Z', 'monthly', '2028-02-15T00:00:00Z', '2028-01-31', '2028-02-29'],
  ['2028-02-29T10:00:00Z', 'annual', '2029-02-28T09:00:00Z', '2028-02-29', '2029-02-28'],
  ['2028-02-29T10:00:00Z', 'annual', '2031-12-01T00:00:00Z', '2031-02-28', '2032-02-29'],
  ['2026-11-30T10:00:00Z', 'monthly', '2026-11-20T00:00:00Z', '2026-11-30', '2026-12-30'],
] as const)(
  'a subscription anchored on %s has the %s period of %s: %s to %s',
  (anchor, cycle, now, from, until) => {
    const { startsAt, endsAt } = billingPeriod(at(anchor), cycle, at(now));
    expect([day(startsAt), day(endsAt)]).toEqual([from, until]);
  },
);

const ANCHOR = at('2026-04-01T00:00:00Z');
const HALF = at('2026-04-16T00:00:00Z');
const running = (ref: string, terms: Omit<Part, 'ref' | 'paid' | 'period'>): Part => ({
  ref,
  ...terms,
  paid: terms,
  period: billingPeriod(ANCHOR, terms.cycle, ANCHOR),
});
const change = (part: Part | null, ref: string, wish: Parameters<typeof changePart>[1]['wish'], now = HALF) =>
  changePart(part, { ref, wish, anchor: ANCHOR, at: now });

test('a higher plan costs the remaining share of the month at once, less that of the plan before', () => {
  const { part, lines } = change(running(PLAN_REF, planTerms('basic')), PLAN_REF, planTerms('premium'));
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([-500, 1_500]);
  expect(part).toMatchObject({ product: 'plan.premium', paid: { product: 'plan.premium' } });
});

test('a raise in the last second of a period credits and charges nothing', () => {
  const last = at('2026-04-30T23:59:59Z');
  const { lines } = change(
    running('a', addOnTerms('member', 'monthly', 1)),
    'a',
    addOnTerms('member', 'monthly', 2),
    last,
  );
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([0, 0]);
});

test('a lower plan costs nothing and what is paid for stays until the month ends', () => {
  const lowered = change(running(PLAN_REF, planTerms('enterprise')), PLAN_REF, planTerms('basic'));
  expect(lowered).toMatchObject({
    lines: [],
    part: { product: 'plan.basic', paid: { product: 'plan.enterprise' } },
  });
  const between = change(lowered.part, PLAN_REF, planTerms('premium'));
  expect(between).toMatchObject({ lines: [], part: { paid: { product: 'plan.enterprise' } } });
});

test('an add-on that was cancelled can be taken up again in its paid period for nothing, and raised for the rest', () => {
  const cancelled = change(
    running('a', addOnTerms('member', 'monthly', 4)),
    'a',
    addOnTerms('member', 'monthly', 0),
  );
  expect(change(cancelled.part, 'a', addOnTerms('member', 'monthly', 4)).lines).toEqual([]);
  const raised = change(cancelled.part, 'a', addOnTerms('member', 'monthly', 8));
  expect(totalOf(raised.lines)).toBe(50);
});

test('an annual add-on bought within the billing year costs the share until the year ends', () => {
  const { lines } = change(null, 'a', addOnTerms('location', 'annual', 1), at('2026-10-01T00:00:00Z'));
  expect(lines).toMatchObject([{ amountCents: Math.round((1_000 * 182) / 365), isProration: true }]);
});

test('the next amount is that of all parts due on the earliest date', () => {
  const parts = [
    running(PLAN_REF, planTerms('premium')),
    running('m', addOnTerms('member', 'monthly', 10)),
    running('l', addOnTerms('location', 'annual', 2)),
  ];
  const next = { anchor: ANCHOR, trialEnd: null, next: new Map() };
  expect(nextBilling(parts, next)).toMatchObject({ date: at('2026-05-01T00:00:00Z'), amountCents: 3_250 });
  const lastMonth = parts.map((part) => ({
    ...part,
    period: billingPeriod(ANCHOR, part.cycle, at('2027-03-15T00:00:00Z')),
  }));
  expect(nextBilling(lastMonth, next)).toMatchObject({
    date: at('2027-04-01T00:00:00Z'),
    amountCents: 5_250,
  });
  expect(nextBilling(parts, { ...next, trialEnd: ANCHOR })).toMatchObject({
    date: ANCHOR,
    amountCents: 5_250,
  });
  const switched = new Map([['m', addOnTerms('member', 'annual', 10)]]);
  expect(nextBilling(parts, { ...next, next: switched })).toMatchObject({
    // The billing year has eleven months left.
    amountCents: 3_000 + Math.round((2_500 * 335) / 365),
  });
});

test('a year at once saves two months', () => {
  expect([annualSavingCents('member', 4), annualSavingCents('location', 1)]).toEqual([200, 200]);
});

test('whatever is changed when, what was paid in a period covers the most that was had in it, to the cent', () => {
  const instant = fc
    .integer({ min: 0, max: 30 * 86_400 - 1 })
    .map((s) => new Date(ANCHOR.getTime() + s * 1000));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.array(fc.tuple(instant, fc.integer({ min: 0, max: 100 })), { maxLength: 8 }),
      (first, wishes) => {
        let part = running('a', addOnTerms('member', 'monthly', first));
        for (const [now, quantity] of wishes.toSorted(([a], [b]) => a.getTime() - b.getTime())) {
          const before = amountOf(part.paid);
          const changed = change(part, 'a', addOnTerms('member', 'monthly', quantity), now);
          const charged = totalOf(changed.lines);
          expect(Number.isInteger(charged)).toBe(true);
          expect(charged).toBeGreaterThanOrEqual(0);
          const most = Math.max(before, amountOf(changed.part));
          expect(amountOf(changed.part.paid)).toBe(most);
          const share = (cents: number) => remainingShareCents(cents, part.period, now);
          expect(charged).toBe(share(most) - share(before));
          ({ part } = changed);
        }
        expect(totalOf([fullLine('a', part, part.period)])).toBe(amountOf(part));
      },
    ),
  );
});
