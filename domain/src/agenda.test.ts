import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agendaOf, endOfMinute, firstDueAt, type AgendaReservation } from './agenda.ts';
import { arrivalWindow } from './arrival.ts';
import { remindersOf, type NotificationChoices } from './notifications.ts';
import { RULE_OPTIONS } from './organization-rules.ts';
import { formatTime } from './zones.ts';

const ZONE = 'America/New_York';
/** A time of Friday, Nov 20, at the location. */
const at = (hour: number, minute = 0, second = 0) =>
  new Date(Date.UTC(2026, 10, 20, hour + 5, minute, second));
const RULES = { noShowGracePeriodMinutes: 30 };
const CHOICES: NotificationChoices = {
  reachableBy: ['app'],
  methods: {},
  customMinutes: null,
  quiet: null,
  usualEnergyKwh: null,
};

const reservation = (over: Partial<AgendaReservation> = {}): AgendaReservation => ({
  kind: 'reservation',
  status: 'confirmed',
  startsAt: at(9),
  endsAt: at(12),
  timezone: ZONE,
  createdAt: at(7),
  arrivedAt: null,
  powerKw: 7,
  awaitedMs: 0,
  remindedUntil: at(7),
  absenceJudged: false,
  ...over,
});

describe('what a reservation from 9 to 12 has due', () => {
  test.each<{
    when: string;
    of?: Partial<AgendaReservation>;
    now: Date;
    due?: string[];
    absence?: boolean;
    next: Date | null;
  }>([
    { when: 'booked', now: at(7), next: at(8, 45) },
    { when: 'booked ten minutes before', of: { remindedUntil: at(8, 50) }, now: at(8, 50), next: at(8, 55) },
    {
      when: 'booked at the minute of a reminder',
      of: { remindedUntil: at(8, 55) },
      now: at(8, 55),
      next: at(9, 30),
    },
    { when: 'a quarter of an hour before the start', now: at(8, 45), due: ['start_15min'], next: at(8, 55) },
    {
      when: 'within the minute of a reminder',
      of: { startsAt: at(9, 0, 30), createdAt: at(8) },
      now: at(8, 45, 10),
      due: ['start_15min'],
      next: at(8, 55, 30),
    },
    {
      when: 'after an outage, before the start',
      now: at(8, 58),
      due: ['start_15min', 'start_5min'],
      next: at(9, 30),
    },
    { when: 'after an outage, once it has begun', now: at(9, 1), next: at(9, 30) },
    { when: 'when the arrival window closes', now: at(9, 30), absence: true, next: at(11, 45) },
    {
      when: 'once the absence is judged',
      of: { absenceJudged: true },
      now: at(9, 31),
      next: at(11, 45),
    },
    {
      when: 'when part of the arrival window had passed before',
      of: { awaitedMs: 10 * 60_000 },
      now: at(9),
      next: at(9, 20),
    },
    {
      when: 'when it is shorter than its arrival window',
      of: { endsAt: at(9, 20) },
      now: at(9),
      next: at(9, 5),
    },
    { when: 'charging', of: { status: 'arrived' }, now: at(9, 10), next: at(11, 45) },
    {
      when: 'near its end',
      of: { status: 'arrived' },
      now: at(11, 55),
      due: ['end_15min', 'end_5min'],
      next: null,
    },
    { when: 'over', of: { status: 'arrived' }, now: at(12), next: null },
    { when: 'cancelled', of: { status: 'cancelled' }, now: at(8, 45), next: null },
    { when: 'a hold of the line', of: { kind: 'hold', status: 'held' }, now: at(8, 45), next: null },
  ])('$when', ({ of, now, due = [], absence = false, next }) => {
    const agenda = agendaOf(reservation(of), CHOICES, RULES, now);
    expect(agenda.reminders.map(({ kind }) => kind).toSorted()).toEqual(due);
    expect(agenda.isAbsenceDue).toBe(absence);
    expect(agenda.nextDueAt && formatTime(agenda.nextDueAt, ZONE)).toEqual(next && formatTime(next, ZONE));
    expect(agenda.nextDueAt).toEqual(next);
  });
});

test('looked at whenever something is due, and at any other times, each reminder is due once and in its minute', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(40, ...RULE_OPTIONS.defaultReminderMinutes),
      fc.integer({ min: 0, max: 3 * 60 * 60 }),
      fc.integer({ min: 20 * 60, max: 4 * 60 * 60 }),
      fc.array(fc.integer({ min: 1, max: 2 * 60 * 60 }), { maxLength: 6 }),
      fc.constantFrom('confirmed' as const, 'arrived' as const),
      (customMinutes, startSeconds, lengthSeconds, others, status) => {
        const chosen = { ...CHOICES, reachableBy: ['app', 'email'] as const, customMinutes };
        const createdAt = at(7);
        const startsAt = new Date(createdAt.getTime() + startSeconds * 1000);
        const endsAt = new Date(startsAt.getTime() + lengthSeconds * 1000);
        let state = reservation({ startsAt, endsAt, status, createdAt, remindedUntil: createdAt });
        const seen: string[] = [];
        let absences = 0;
        const extra = others.map((seconds) => createdAt.getTime() + seconds * 1000).toSorted((a, b) => a - b);
        for (let now: Date | null = firstDueAt(startsAt, createdAt); now;) {
          const agenda = agendaOf(state, chosen, RULES, now);
          for (const { kind, method, dueAt } of agenda.reminders) {
            seen.push(`${kind} ${method} ${dueAt.toISOString()}`);
            expect(dueAt < endOfMinute(now)).toBe(true);
            expect(endOfMinute(dueAt) >= endOfMinute(now)).toBe(true);
          }
          if (agenda.isAbsenceDue) absences += 1;
          const { remindedUntil, nextDueAt } = agenda;
          state = { ...state, remindedUntil, absenceJudged: state.absenceJudged || agenda.isAbsenceDue };
          const other = extra.find(
            (each) => each > now!.getTime() && (!nextDueAt || each < nextDueAt.getTime()),
          );
          now = other === undefined ? nextDueAt : new Date(other);
        }
        const demanded = remindersOf(state, chosen).filter(({ dueAt }) => dueAt > createdAt);
        expect(seen.toSorted()).toEqual(
          demanded.map(({ kind, method, dueAt }) => `${kind} ${method} ${dueAt.toISOString()}`).toSorted(),
        );
        const { closesAt } = arrivalWindow(state, RULES.noShowGracePeriodMinutes);
        expect(absences).toBe(status === 'confirmed' && closesAt >= createdAt ? 1 : 0);
      },
    ),
  );
});
