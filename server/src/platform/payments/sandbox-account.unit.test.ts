import {
  addOnTerms,
  nextBilling,
  PLAN_NAMES,
  PLAN_REF,
  planTerms,
  totalOf,
  type PartTerms,
} from '@chargerota/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaymentRefused } from './payments.ts';
import * as commands from './sandbox-account.ts';
import { advance, nextDue, runningSubscription } from './sandbox-advance.ts';
import { storeTestCard } from './sandbox-cards.ts';
import { newAccount, parseAccount, type SandboxAccount } from './sandbox-state.ts';

const at = (iso: string) => new Date(iso);
const DAY = 86_400_000;

function start(
  startsAt: Date,
  options: { trialDays?: number; card?: string; parts?: { ref: string; wish: PartTerms }[] } = {},
) {
  const account = newAccount({ customerId: 'cus_1', organizationId: 'o', name: '', email: '' });
  const { trialDays = 0, card = 'pm_card_visa', parts = [] } = options;
  const trialEnd = trialDays > 0 ? new Date(startsAt.getTime() + trialDays * DAY) : null;
  const plan = { ref: PLAN_REF, wish: planTerms('basic') };
  return commands.startSubscription(
    account,
    { paymentMethodId: card, parts: [plan, ...parts], trialEnd },
    startsAt,
  );
}

test.each([
  ['2026-01-31T10:00:00Z', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2028-02-29T10:00:00Z', ['2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29']],
])('a subscription of %s is renewed on %s', (startsAt, dates) => {
  const account = advance(start(at(startsAt)), new Date(at(startsAt).getTime() + 122 * DAY));
  expect(account.invoices.slice(1).map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).toEqual(
    dates,
  );
});

test('an annual part of 29 February is renewed with the monthly ones, and in the next leap year on its day', () => {
  const year = { ref: 'l', wish: addOnTerms('location', 'annual', 1) };
  const account = advance(start(at('2028-02-29T10:00:00Z'), { parts: [year] }), at('2032-03-01T00:00:00Z'));
  const withYear = account.invoices.filter(({ amountCents }) => amountCents > 1_000);
  expect(
    withYear.map(({ createdAt, lines }) => [createdAt.toISOString().slice(0, 10), lines.length]),
  ).toEqual([
    ['2028-02-29', 2],
    ['2029-02-28', 2],
    ['2030-02-28', 2],
    ['2031-02-28', 2],
    ['2032-02-29', 2],
  ]);
});

test('a card is stored with the expiry that was entered, and works through that month', () => {
  const store = (month: number, year: number) =>
    storeTestCard('pm_card_visa', {
      id: 'pm_1',
      isAuthenticated: false,
      expiry: { month, year },
      at: at('2026-06-30T23:59:00Z'),
    });
  expect(store(12, 2049)).toMatchObject({ expMonth: 12, expYear: 2049 });
  expect(store(6, 2026)).toMatchObject({ expMonth: 6, expYear: 2026 });
  expect(() => store(5, 2026)).toThrow(new PaymentRefused('expired_card'));
});

test('a card that fails for years is charged four times, and never after the subscription has ended', () => {
  const account = advance(
    start(at('2026-01-31T10:00:00Z'), { trialDays: 14, card: 'pm_card_chargeCustomerFail' }),
    at('2030-01-01T00:00:00Z'),
  );
  expect(account).toMatchObject({
    subscription: { state: 'ended', endedAt: at('2026-02-21T10:00:00Z') },
    invoices: [{ state: 'uncollectible', attempts: 4 }],
  });
  expect(nextDue(account)).toBeNull();
});

type Step =
  | { do: 'wait'; seconds: number }
  | { do: 'change'; ref: string; wish: PartTerms }
  | { do: 'cancel' | 'resume' };

const ADD_ONS = [
  ['m', 'member', 'monthly'],
  ['y', 'member', 'annual'],
  ['l', 'location', 'annual'],
  ['s', 'spot', 'monthly'],
] as const;

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 0, max: 75 * 86_400 }).map((seconds) => ({ do: 'wait' as const, seconds })),
  fc.integer({ min: 0, max: 3_600 }).map((seconds) => ({ do: 'wait' as const, seconds })),
  fc
    .constantFrom(...PLAN_NAMES)
    .map((plan) => ({ do: 'change' as const, ref: PLAN_REF, wish: planTerms(plan) })),
  fc
    .tuple(fc.constantFrom(...ADD_ONS), fc.integer({ min: 0, max: 20 }))
    .map(([[ref, kind, cycle], count]) => ({
      do: 'change' as const,
      ref,
      wish: addOnTerms(kind, cycle, count),
    })),
  fc.constantFrom({ do: 'cancel' as const }, { do: 'resume' as const }),
);

const anyStart = fc.constantFrom(
  at('2027-01-31T10:00:00Z'),
  at('2028-02-29T23:59:59Z'),
  at('2026-12-31T00:00:00Z'),
  at('2026-04-15T13:37:11Z'),
);

/** What is due next by the rule that screens show, unless the subscription ends before. */
function expected(account: SandboxAccount) {
  const subscription = runningSubscription(account);
  if (!subscription || subscription.endsAtPeriodEnd) return null;
  const { parts, anchor, state } = subscription;
  return nextBilling(parts, { anchor, trialEnd: state === 'trialing' ? anchor : null, next: new Map() });
}

test('whatever is changed when: each next invoice is the one that was shown, and what was paid is what was agreed', () => {
  fc.assert(
    fc.property(
      anyStart,
      fc.constantFrom(0, 14),
      fc.array(anyStep, { minLength: 1, maxLength: 25 }),
      (startsAt, trialDays, steps) => {
        let now = startsAt;
        let account = start(startsAt, { trialDays });
        let agreed = trialDays > 0 ? 0 : 1_000;
        for (const step of steps) {
          if (step.do === 'wait') {
            const until = new Date(now.getTime() + step.seconds * 1000);
            const atOnce = advance(account, until);
            for (let next = expected(account); next && next.date <= until; next = expected(account)) {
              const { length } = account.invoices;
              account = advance(account, next.date);
              agreed += next.amountCents;
              const made = account.invoices.slice(length);
              expect(made).toMatchObject([{ amountCents: next.amountCents, createdAt: next.date }]);
              expect(made[0]?.lines).toEqual(next.lines);
            }
            account = advance(account, until);
            expect(account).toEqual(atOnce);
            now = until;
          } else if (!runningSubscription(account)) break;
          else if (step.do === 'change') {
            const change = { parts: [step], at: now };
            const { length } = account.invoices;
            account = commands.changeParts(account, change, now);
            agreed += account.invoices.slice(length).reduce((sum, { amountCents }) => sum + amountCents, 0);
          } else account = commands.setEndsAtPeriodEnd(account, step.do === 'cancel', now);
        }
        for (const { amountCents, lines, state } of account.invoices) {
          expect(state).toBe('paid');
          expect(amountCents).toBe(totalOf(lines));
          expect(amountCents).toBeGreaterThanOrEqual(0);
          expect(lines.every((line) => Number.isSafeInteger(line.amountCents))).toBe(true);
        }
        expect(account.invoices.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(agreed);
        expect(runningSubscription(account)?.parts.every(({ period }) => period.endsAt > now) ?? true).toBe(
          true,
        );
        expect(parseAccount(structuredClone(JSON.parse(JSON.stringify(account))))).toEqual(account);
      },
    ),
    { numRuns: 300 },
  );
});

test('whatever a card does, an invoice is charged at most once, and the subscription is overdue exactly while one is open', () => {
  const cards = fc.constantFrom('pm_card_visa', 'pm_card_chargeCustomerFail');
  const moves = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 20 }), cards, fc.boolean(), fc.integer({ min: 0, max: 20 })),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(anyStart, moves, (startsAt, list) => {
      let now = startsAt;
      let account = start(startsAt, { trialDays: 14 });
      let paid = 0;
      for (const [days, card, pays, count] of list) {
        now = new Date(now.getTime() + days * DAY);
        account = commands.useCard(advance(account, now), card, now);
        const before = account;
        const change = { parts: [{ ref: 'm', wish: addOnTerms('member', 'monthly', count) }], at: now };
        try {
          if (pays) account = commands.payOpenInvoice(account, now);
          else if (runningSubscription(account)) account = commands.changeParts(account, change, now);
        } catch (error) {
          expect(error).toBeInstanceOf(PaymentRefused);
          expect(account).toEqual(before);
        }
        const open = account.invoices.filter(({ state }) => state === 'open');
        const state = account.subscription?.state;
        if (state === 'active' || state === 'past_due') expect(open.length > 0).toBe(state === 'past_due');
        else expect(open).toEqual([]);
        const paidNow = account.invoices.filter((invoice) => invoice.state === 'paid').length;
        expect(paidNow).toBeGreaterThanOrEqual(paid);
        paid = paidNow;
      }
    }),
    { numRuns: 200 },
  );
});
