// What a subscription consists of, what a change of it costs, and what is due next (docs/rules.md "Billing"). Money is
// integer US cents.
import { numberFormat } from '@chargerota/messages/locale';
import type { Period } from './periods.ts';
import { ADD_ON_PRICES_CENTS, PLANS, type AddOnKind, type BillingCycle, type PlanName } from './plans.ts';

/** An entry of the catalogue, as payment providers know it. */
export type ProductId = `plan.${PlanName}` | `add-on.${AddOnKind}`;

/** What is billed for one part of a subscription each cycle. Quantity 0: it ends with the period that is paid for. */
export interface PartTerms {
  product: ProductId;
  cycle: BillingCycle;
  unitAmountCents: number;
  quantity: number;
}

/** A part of a running subscription: the plan, or one add-on. */
export interface Part extends PartTerms {
  /** `plan`, or the id of the add-on. */
  ref: string;
  /** What is paid for until the period ends. More than the terms after a part was lowered. */
  paid: PartTerms;
  period: Period;
}

/** One line of an invoice; credits are negative. */
export interface BillingLine {
  ref: string;
  product: ProductId;
  cycle: BillingCycle;
  quantity: number;
  unitAmountCents: number;
  amountCents: number;
  period: Period;
  /** True for the remaining or unused share of a period. */
  isProration: boolean;
}

export const PLAN_REF = 'plan';

export const planTerms = (plan: PlanName): PartTerms => ({
  product: `plan.${plan}`,
  cycle: 'monthly',
  unitAmountCents: PLANS[plan].priceCentsPerMonth,
  quantity: 1,
});

export const addOnTerms = (kind: AddOnKind, cycle: BillingCycle, quantity: number): PartTerms => ({
  product: `add-on.${kind}`,
  cycle,
  unitAmountCents: ADD_ON_PRICES_CENTS[kind][cycle],
  quantity,
});

export const amountOf = ({ unitAmountCents, quantity }: PartTerms): number => unitAmountCents * quantity;

/** What a year costs less when it is paid at once instead of by the month. */
export const annualSavingCents = (kind: AddOnKind, quantity: number): number =>
  (12 * ADD_ON_PRICES_CENTS[kind].monthly - ADD_ON_PRICES_CENTS[kind].annual) * quantity;

/** `months` later in UTC; a day that the month lacks becomes its last. */
function addBillingMonths(from: Date, months: number): Date {
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return moved;
}

const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, annual: 12 };

/**
 * The billing period that contains `at`. Each is counted from the anchor itself, so that one of 31 January has its end
 * on the last day of February and then on 31 March. Before the anchor (the trial) it is the first period.
 */
export function billingPeriod(anchor: Date, cycle: BillingCycle, at: Date): Period {
  const months = MONTHS[cycle];
  const start = (index: number) => addBillingMonths(anchor, index * months);
  const passed =
    (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  let index = Math.max(0, Math.floor(passed / months));
  if (index > 0 && start(index) > at) index -= 1;
  return { startsAt: start(index), endsAt: start(index + 1) };
}

/** The share of `amountCents` for what is left of the period, by the second, rounded to the nearest cent. */
export function remainingShareCents(amountCents: number, { startsAt, endsAt }: Period, at: Date): number {
  // Providers round instants down to the second, so that must be done with each before the difference.
  const seconds = (from: Date, until: Date) => secondsOf(until) - secondsOf(from);
  const whole = seconds(startsAt, endsAt);
  const left = Math.min(whole, Math.max(0, seconds(at, endsAt)));
  return Math.round((amountCents * left) / whole);
}

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Whether `wish` costs more than what is paid for until the period ends. */
export const isRaise = (part: Part | null, wish: PartTerms): boolean =>
  part === null || amountOf(wish) > amountOf(part.paid);

type Change = { part: Part; lines: BillingLine[] };

/**
 * A part with new terms of the same cycle, and what is charged at once. More than what is paid for: the remaining share
 * of the period, less that of what was paid. Otherwise nothing is charged or paid back; what is paid for stays until
 * the period ends, and taking it up again until then costs nothing.
 */
export function changePart(
  part: Part | null,
  { ref, wish, anchor, at }: { ref: string; wish: PartTerms; anchor: Date; at: Date },
): Change {
  if (part && part.cycle !== wish.cycle) throw new Error('a part keeps its cycle until its period ends');
  const period = part?.period ?? billingPeriod(anchor, wish.cycle, at);
  if (!isRaise(part, wish)) return { part: { ...part!, ...wish }, lines: [] };
  const shareOf = (terms: PartTerms, sign: 1 | -1): BillingLine => ({
    ref,
    ...terms,
    // A credit of nothing is 0, not -0, which would be shown as such.
    amountCents: sign * remainingShareCents(amountOf(terms), period, at) + 0,
    period: { startsAt: at, endsAt: period.endsAt },
    isProration: true,
  });
  const lines = [...(part && amountOf(part.paid) > 0 ? [shareOf(part.paid, -1)] : []), shareOf(wish, 1)];
  return { part: { ref, ...wish, paid: wish, period }, lines };
}

/** A line for a whole period. */
export const fullLine = (ref: string, terms: PartTerms, period: Period): BillingLine => ({
  ref,
  ...terms,
  amountCents: amountOf(terms),
  period,
  isProration: false,
});

export const totalOf = (lines: readonly BillingLine[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** A part that another cycle follows when its paid period has ended. */
export type NextTerms = ReadonlyMap<string, PartTerms>;

/** What is due next, and when; null if nothing will be. */
export type NextBilling = { date: Date; lines: BillingLine[]; amountCents: number } | null;

/**
 * The next invoice of a subscription that goes on: all parts whose period ends on the earliest date on which one does.
 * `next` are the terms that follow a part which changes its cycle then. `trialEnd`: during the trial, the first charge.
 */
export function nextBilling(
  parts: readonly Part[],
  { anchor, trialEnd, next }: { anchor: Date; trialEnd: Date | null; next: NextTerms },
): NextBilling {
  const due = parts
    .map((part) => ({ part, terms: next.get(part.ref) ?? part, at: trialEnd ?? part.period.endsAt }))
    .filter(({ terms }) => terms.quantity > 0);
  const [first] = due.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime());
  if (!first) return null;
  const lines = due
    .filter(({ at }) => at.getTime() === first.getTime())
    .map(({ part, terms: { product, cycle, unitAmountCents, quantity } }): BillingLine => {
      const terms = { product, cycle, unitAmountCents, quantity };
      const period = billingPeriod(trialEnd ?? anchor, cycle, first);
      if (period.startsAt >= first) return fullLine(part.ref, terms, period);
      // Another cycle that begins within its period, such as a year, costs the share that is left of it.
      const amountCents = remainingShareCents(amountOf(terms), period, first);
      const left = { startsAt: first, endsAt: period.endsAt };
      return { ref: part.ref, ...terms, amountCents, period: left, isProration: true };
    });
  return { date: first, lines, amountCents: totalOf(lines) };
}

const dollars = numberFormat({ style: 'currency', currency: 'USD' });

/** Formats integer cents as `$10.00`. */
export const formatMoney = (cents: number): string => dollars(cents / 100);
