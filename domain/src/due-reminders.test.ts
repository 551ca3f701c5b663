import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfUse, remindersToSay, type DueReminder } from './due-reminders.ts';
import { isOfEnd, REMINDER_KINDS, type ReminderKind } from './notifications.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from './reservation-status.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const reservation = (id: string, slot: string, status: ReservationStatus = 'confirmed') => {
  const [from = '', until = ''] = slot.split('-');
  return { id, status, startsAt: at(from), endsAt: at(until) };
};
const morning = reservation('morning', '09:00-14:00', 'arrived');
const noon = reservation('noon', '14:00-17:00');
const said = (now: string, ...due: [ReminderKind, DueReminder['reservation']][]) =>
  remindersToSay(
    due.map(([kind, of]) => ({ kind, reservation: of })),
    at(now),
  ).map(({ kind, reservation: { id } }) => `${kind} ${id}`);

test.each<[string, string[], string[]]>([
  [
    'the end of one reservation, then the start of the next',
    said('13:55', ['start_5min', noon], ['end_5min', morning]),
    ['end_5min morning', 'start_5min noon'],
  ],
  [
    'of late reminders of one start the closest',
    said('13:57', ['custom_reminder', noon], ['start_15min', noon], ['start_5min', noon]),
    ['start_5min noon'],
  ],
  [
    'the question whether one is still coming rather than a reminder of one’s own',
    said('13:00', ['custom_reminder', noon], ['still_coming', noon]),
    ['still_coming noon'],
  ],
  [
    'nothing of a line that waits when less than 45 minutes are left',
    said('13:16', ['someone_waits', morning]),
    [],
  ],
  [
    'nothing of what has begun or ended',
    said('14:00', ['start_5min', noon], ['end_15min', morning], ['end_15min', noon]),
    ['end_15min noon'],
  ],
  [
    'nothing of a start at which the member has arrived, or of what was cancelled',
    said('08:55', ['start_5min', morning], ['end_5min', { ...noon, status: 'cancelled' }]),
    [],
  ],
  [
    'the earlier event first, though its reminder came later',
    said('13:45', ['custom_reminder', noon], ['end_15min', reservation('short', '13:00-13:50')]),
    ['end_15min short', 'custom_reminder noon'],
  ],
])('one message says %s', (_what, found, expected) => {
  expect(found).toEqual(expected);
});

const minutes = fc.integer({ min: 0, max: 600 });
const reminders = fc.array(
  fc.record({
    kind: fc.constantFrom(...REMINDER_KINDS),
    reservation: fc
      .record({
        id: fc.constantFrom('a', 'b', 'c'),
        status: fc.constantFrom(...RESERVATION_STATUSES),
        startsAt: minutes,
        hours: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ startsAt, hours, ...rest }) => ({
        ...rest,
        startsAt: new Date(startsAt * 60_000),
        endsAt: new Date((startsAt + hours * 60) * 60_000),
      })),
  }),
);

test('each start and end of which a reminder is of use is said exactly once, and nothing else, in whichever order they come', () => {
  const event = ({ kind, reservation: { id } }: DueReminder) => `${isOfEnd(kind) ? 'end' : 'start'} ${id}`;
  fc.assert(
    fc.property(reminders, minutes, (drawn, minute) => {
      // One reservation has one state.
      const states = new Map(drawn.map((each) => [each.reservation.id, each.reservation]));
      const due = drawn.map(({ kind, reservation: { id } }) => ({ kind, reservation: states.get(id)! }));
      const now = new Date(minute * 60_000);
      const useful = due.filter((each) => isOfUse(each, now));
      const result = remindersToSay(due, now);
      expect(result.map(event).toSorted()).toEqual([...new Set(useful.map(event))].toSorted());
      expect(remindersToSay(due.toReversed(), now)).toEqual(result);
    }),
  );
});
