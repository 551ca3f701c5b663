import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { durationChoices, startChoices, walkInChoices } from './booking-choices.ts';
import type { BookingContext } from './booking-context.ts';
import { evaluateHours, evaluateWalkIn } from './booking-rules.ts';
import { IDLE_FIELDS, idleSettings } from './idle-settings.ts';
import type { IdleField } from './idle-settings.ts';
import { addDays } from './local-dates.ts';
import { ruleConflicts } from './organization-rules.ts';
import type { BookingRules } from './organization-rules.ts';
import { isPeakHour } from './peak-hours.ts';
import { situations, wishedRules } from './testing/arbitrary-contexts.ts';
import { sampleContext } from './testing/sample-context.ts';
import { hourInstant } from './zones.ts';

/** A low number, since each run judges some fifty wishes. */
const RUNS = 40;
const ZONE = 'UTC';
/** A Friday and a Saturday. */
const DAYS = ['2026-11-20', '2026-11-21'];
const HOURS = DAYS.flatMap((date) => Array.from({ length: 24 }, (_, hour) => ({ date, hour })));

/** Whether a member could use a charger in that hour, either by a reservation from the day before or as a walk-in. */
function isForSomebody({ date, hour }: { date: string; hour: number }, rules: BookingRules): boolean {
  const at = (day: string) => ({ timezone: ZONE, now: hourInstant(day, hour, ZONE).instant });
  const reserved = evaluateHours(date, hour, 1, sampleContext({ ...at(addDays(date, -1)), rules }));
  if (reserved.violations.length === 0) return true;
  const walkedIn = evaluateWalkIn({ endHour: (hour + 1) % 24 }, sampleContext({ ...at(date), rules }));
  return walkedIn.violations.length === 0;
}

it('settings are refused exactly if nobody could charge off-peak, or at all', () => {
  fc.assert(
    fc.property(wishedRules, (rules) => {
      const wasted = HOURS.filter((hour) => !isForSomebody(hour, rules));
      const codes = ruleConflicts(rules).map(({ code }) => code);
      if (wasted.length === 0) expect(codes).toEqual([]);
      else if (wasted.length === HOURS.length) expect(codes).toEqual(['nothing_for_anybody']);
      else expect(codes).toEqual(['off_peak_for_nobody']);
      expect(wasted.filter(({ date, hour }) => isPeakHour(date, hour, rules))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

/**
 * The choices that a member has. Reasons are left out, since a different rule may give the reason for a refused one.
 */
const choices = (date: string, context: BookingContext) =>
  [
    startChoices(date, context),
    durationChoices(date, 5, context),
    durationChoices(date, 16, context),
    walkInChoices(context),
  ].map((all: { enabled: boolean }[]) => all.filter(({ enabled }) => enabled));

/** Switches are inverted; other settings take the value from `other`. */
const changed = (rules: BookingRules, field: IdleField, other: BookingRules) =>
  rules[field] === true ? false : other[field];

it('a setting reported as without effect changes no choice of any member, whatever its value', () => {
  const changedOnce = new Set<IdleField>();
  fc.assert(
    fc.property(situations, wishedRules, ({ context, date }, other) => {
      const before = choices(date, context);
      for (const { field } of idleSettings(context.rules)) {
        const value = changed(context.rules, field, other);
        if (value === context.rules[field]) continue;
        changedOnce.add(field);
        const rules = { ...context.rules, [field]: value };
        expect(choices(date, { ...context, rules }), field).toEqual(before);
      }
    }),
    { numRuns: RUNS },
  );
  expect(changedOnce).toEqual(new Set(IDLE_FIELDS));
});
