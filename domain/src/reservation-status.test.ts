// 20 November 2026: a reservation from 2 PM to 5 PM UTC, with 30 minutes of grace.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalState, arrivalWindow, isNoShowDue, stateOfAbsent } from './arrival.ts';
import { ALWAYS_OPEN, closeDay } from './opening-hours.ts';
import {
  canCancel,
  canEdit,
  canExtend,
  canRelease,
  isUpcoming,
  RESERVATION_STATUSES,
} from './reservation-status.ts';
import type { ReservationFacts, ReservationStatus } from './reservation-status.ts';
import { instants } from './testing/arbitraries.ts';

const AT = (time: string) => new Date(`2026-11-20T${time}:00Z`);

function reservation(changes: Partial<ReservationFacts> = {}): ReservationFacts {
  return { kind: 'reservation', status: 'confirmed', startsAt: AT('14:00'), endsAt: AT('17:00'), ...changes };
}

describe('arrival', () => {
  it.each([
    ['13:59', 'not_started'],
    ['14:00', 'can_confirm'],
    ['14:29', 'can_confirm'],
    ['14:30', 'grace_expired'],
    ['18:00', 'grace_expired'],
  ])('at %s is %s', (time, state) => {
    expect(arrivalState(reservation(), 30, AT(time))).toBe(state);
  });

  it('cannot be confirmed past the end, however long the grace', () => {
    expect(arrivalWindow(reservation(), 600)).toEqual({ opensAt: AT('14:00'), closesAt: AT('17:00') });
  });

  it.each([
    ['confirmed', '14:30', true, true],
    ['confirmed', '14:29', true, false],
    ['confirmed', '14:30', false, false],
    ['arrived', '14:30', true, false],
    ['cancelled', '14:30', true, false],
  ] satisfies [ReservationStatus, string, boolean, boolean][])(
    'of a %s one is overdue at %s (marking %s): %s',
    (status, time, autoMarkNoShow, due) => {
      const rules = { noShowGracePeriodMinutes: 30, autoMarkNoShow };
      expect(isNoShowDue(reservation({ status }), rules, AT(time))).toBe(due);
    },
  );

  it.each([
    ['14:00', { open: '08:00', close: '18:00' }, 'no_show'],
    ['14:00', { open: '14:00', close: '18:00' }, 'no_show'],
    ['14:00', { open: '14:30', close: '18:00' }, 'cancelled'],
    ['14:00', { open: '08:00', close: '14:00' }, 'cancelled'],
    ['14:00', null, 'cancelled'],
  ] as const)('that nobody made by %s, of hours %o, makes it %s', (start, hours, state) => {
    const friday = hours ? { ...hours, closed: false, is24hrs: false } : closeDay(ALWAYS_OPEN.friday);
    expect(stateOfAbsent({ startsAt: AT(start) }, { ...ALWAYS_OPEN, friday }, 'UTC')).toBe(state);
  });

  it('is never both possible and overdue', () => {
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 1440 }),
        fc.integer({ min: 5, max: 120 }),
        fc.integer({ min: -100, max: 1500 }),
        (startsAt, length, grace, then) => {
          const one = reservation({ startsAt, endsAt: new Date(startsAt.getTime() + length * 60_000) });
          const now = new Date(startsAt.getTime() + then * 60_000);
          const due = isNoShowDue(one, { noShowGracePeriodMinutes: grace, autoMarkNoShow: true }, now);
          const possible = arrivalState(one, grace, now) === 'can_confirm';
          expect([due, possible, then < 0].filter(Boolean)).toHaveLength(1);
        },
      ),
    );
  });
});

function deedsAllowed(
  status: ReservationStatus,
  time: string,
  changes: Partial<ReservationFacts> = {},
): string[] {
  const one = reservation({ status, ...changes });
  const now = AT(time);
  const deeds = {
    edit: canEdit(one, now),
    cancel: canCancel(one, now),
    release: canRelease(one, now),
    extend: canExtend(one, now),
  };
  return Object.entries(deeds).flatMap(([deed, allowed]) => (allowed ? [deed] : []));
}

describe('what can be done with a reservation', () => {
  it.each([
    ['confirmed', '10:00', ['edit', 'cancel']],
    ['confirmed', '15:00', ['edit', 'cancel']],
    ['confirmed', '17:00', []],
    ['arrived', '15:00', ['release', 'extend']],
    ['arrived', '17:00', []],
    ['held', '10:00', []],
    ['cancelled', '10:00', []],
    ['no_show', '15:00', []],
    ['closed', '10:00', []],
    ['expired', '10:00', []],
  ] satisfies [ReservationStatus, string, string[]][])('%s at %s: %o', (status, time, deeds) => {
    expect(deedsAllowed(status, time)).toEqual(deeds);
  });

  it('is nothing more once it was released', () => {
    expect(deedsAllowed('arrived', '15:00', { releasedAt: AT('14:45') })).toEqual([]);
  });

  it('is upcoming exactly while confirmed and not over', () => {
    const upcoming = RESERVATION_STATUSES.filter((status) =>
      isUpcoming(reservation({ status }), AT('16:59')),
    );
    expect(upcoming).toEqual(['confirmed']);
    expect(isUpcoming(reservation(), AT('17:00'))).toBe(false);
  });
});
