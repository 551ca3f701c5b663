import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownActKind } from './own-act.ts';
import {
  afterQuietHours,
  customReminderMinutes,
  DEFAULT_METHODS,
  dueOutsideQuietHours,
  isOfEnd,
  isReminded,
  methodsFor,
  NOTIFICATION_METHODS,
  NOTIFICATION_TOPICS,
  REMINDER_KINDS,
  remindersOf,
  usefulUntil,
} from './notifications.ts';
import type { NotificationChoices, QuietHours, RemindedReservation, Reminder } from './notifications.ts';
import { RESERVATION_KINDS, RESERVATION_STATUSES } from './reservation-status.ts';
import { formatTime, localTime } from './zones.ts';
import { instants, zones } from './testing/arbitraries.ts';

const ZONE = 'America/New_York';
/** A time of Friday, Nov 20, at the location; 24 and more are the next day's. */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour + 5, minute));

type Noticed = RemindedReservation & { spotId: string };
const reservation = (over: Partial<Noticed> = {}): Noticed => ({
  kind: 'reservation',
  status: 'confirmed',
  spotId: 'one',
  startsAt: at(9),
  endsAt: at(12),
  timezone: ZONE,
  // An hour before the start is too late to be asked whether one is still coming.
  createdAt: at(7),
  arrivedAt: null,
  powerKw: 7,
  ...over,
});
const choices = (over: Partial<NotificationChoices> = {}): NotificationChoices => ({
  reachableBy: ['app'],
  methods: {},
  customMinutes: null,
  quiet: null,
  usualEnergyKwh: null,
  ...over,
});
const quiet = (from: string, until: string): QuietHours => ({ from, until });
const shown = ({ kind, method, dueAt }: Reminder) => `${formatTime(dueAt, ZONE)} ${kind} ${method}`;

const BEFORE_THE_START: NotificationChoices['methods'] = {
  start_15min: [],
  start_5min: [],
  end_15min: [],
  end_5min: [],
};

describe('the reminders that a reservation demands', () => {
  const mailOnly = choices({ reachableBy: ['app', 'email'], methods: { start_15min: ['email'] } });
  test.each<{
    of: string;
    reservation?: Partial<RemindedReservation>;
    choices?: Partial<NotificationChoices>;
    reminders: string[];
  }>([
    {
      of: 'a confirmed reservation',
      reminders: [
        '8:45 AM start_15min app',
        '8:55 AM start_5min app',
        '11:45 AM end_15min app',
        '11:55 AM end_5min app',
      ],
    },
    {
      of: 'one who has arrived',
      reservation: { status: 'arrived' },
      reminders: ['11:45 AM end_15min app', '11:55 AM end_5min app'],
    },
    {
      of: 'a walk-in',
      reservation: { kind: 'walk_in', status: 'arrived', startsAt: at(10, 20) },
      reminders: ['11:45 AM end_15min app', '11:55 AM end_5min app'],
    },
    {
      of: 'one that was made more than two hours before',
      reservation: { createdAt: at(6, 59) },
      choices: { methods: BEFORE_THE_START },
      reminders: ['8:00 AM still_coming app'],
    },
    {
      of: 'one that was made two hours before',
      reservation: { createdAt: at(7) },
      choices: { methods: BEFORE_THE_START },
      reminders: [],
    },
    {
      of: 'a question and a reminder of one’s own for the same minute',
      reservation: { createdAt: at(1) },
      choices: { methods: { ...BEFORE_THE_START, custom_reminder: ['app'] }, customMinutes: 60 },
      reminders: ['8:00 AM still_coming app'],
    },
    {
      of: 'one who has arrived, and whose car is full after two thirds of the time',
      reservation: { status: 'arrived', arrivedAt: at(9, 6) },
      reminders: ['11:02 AM someone_waits app', '11:45 AM end_15min app', '11:55 AM end_5min app'],
    },
    {
      of: 'one who has arrived, and whose energy is known',
      reservation: { status: 'arrived', arrivedAt: at(9, 6) },
      choices: { usualEnergyKwh: 7, methods: { end_15min: [], end_5min: [] } },
      reminders: ['10:06 AM someone_waits app'],
    },
    {
      of: 'one whose car is full when less than 45 minutes are left',
      reservation: { status: 'arrived', arrivedAt: at(9, 15) },
      choices: { usualEnergyKwh: 14, methods: { end_15min: [], end_5min: [] } },
      reminders: [],
    },
    { of: 'a cancelled one', reservation: { status: 'cancelled' }, reminders: [] },
    { of: 'a missed one', reservation: { status: 'no_show' }, reminders: [] },
    { of: 'an offer of the waitlist', reservation: { kind: 'hold', status: 'held' }, reminders: [] },
    {
      of: 'who left at the moment of coming',
      reservation: { endsAt: at(9), status: 'arrived' },
      reminders: [],
    },
    {
      of: 'a reminder of one’s own that falls on another’s minute',
      choices: {
        customMinutes: 15,
        methods: { custom_reminder: ['app', 'email'], end_15min: [], end_5min: [] },
        reachableBy: ['app', 'email'],
      },
      reminders: ['8:45 AM start_15min app', '8:45 AM start_15min email', '8:55 AM start_5min app'],
    },
    {
      of: 'a reminder of one’s own by a method that nothing else uses then',
      choices: {
        customMinutes: 15,
        methods: { start_15min: ['app'], custom_reminder: ['app', 'email'], end_15min: [], end_5min: [] },
        reachableBy: ['app', 'email'],
      },
      reminders: ['8:45 AM custom_reminder email', '8:45 AM start_15min app', '8:55 AM start_5min app'],
    },
    {
      of: 'an hour ahead, by one’s own choice',
      choices: {
        customMinutes: 60,
        methods: { start_15min: [], start_5min: [], end_15min: [], end_5min: [] },
      },
      reminders: ['8:00 AM custom_reminder app'],
    },
    {
      of: 'what quiet hours hold back until they end: one, the nearest to its event; the list in the app makes no noise',
      choices: {
        ...mailOnly,
        methods: { start_15min: ['email'], start_5min: ['app', 'email'], end_15min: [], end_5min: [] },
        quiet: quiet('22:00', '08:57'),
      },
      reminders: ['8:55 AM start_5min app', '8:57 AM start_5min email'],
    },
    {
      of: 'what would come too late after quiet hours',
      choices: { ...mailOnly, quiet: quiet('22:00', '09:00') },
      reminders: [
        '8:55 AM start_5min app',
        '11:45 AM end_15min app',
        '11:45 AM end_15min email',
        '11:55 AM end_5min app',
      ],
    },
    {
      of: 'an end that quiet hours let through later, but not too late',
      choices: {
        reachableBy: ['app', 'email'],
        methods: { start_15min: [], start_5min: [], end_15min: ['email'], end_5min: [] },
        quiet: quiet('11:00', '11:50'),
      },
      reminders: ['11:50 AM end_15min email'],
    },
  ])('$of', ({ reservation: over, choices: chosen, reminders }) => {
    expect(remindersOf(reservation(over), choices(chosen)).map(shown).toSorted()).toEqual(
      reminders.toSorted(),
    );
  });
});

describe('quiet hours', () => {
  test.each<[what: string, at: string, from: string, until: string, zone: string, goesOut: string]>([
    ['outside', '2026-11-20T17:00Z', '22:00', '07:00', ZONE, '2026-11-20T17:00Z'],
    ['at their first minute', '2026-11-21T03:00Z', '22:00', '07:00', ZONE, '2026-11-21T12:00Z'],
    ['after midnight', '2026-11-21T08:00Z', '22:00', '07:00', ZONE, '2026-11-21T12:00Z'],
    ['without an end', '2026-11-21T08:00Z', '22:00', '', ZONE, '2026-11-21T08:00Z'],
    ['without a beginning', '2026-11-21T08:00Z', '', '07:00', ZONE, '2026-11-21T08:00Z'],
    ['that end as they begin', '2026-11-21T03:00Z', '22:00', '22:00', ZONE, '2026-11-21T03:00Z'],
    ['at their end', '2026-11-21T12:00Z', '22:00', '07:00', ZONE, '2026-11-21T12:00Z'],
    ['within a day', '2026-11-20T18:30Z', '13:00', '14:30', ZONE, '2026-11-20T19:30Z'],
    ['until midnight', '2026-11-21T03:30Z', '22:00', '00:00', ZONE, '2026-11-21T05:00Z'],
    ['the night that clocks go forward', '2026-03-08T05:00Z', '22:00', '07:00', ZONE, '2026-03-08T11:00Z'],
    ['an end that clocks skip', '2026-03-08T05:00Z', '22:00', '02:30', ZONE, '2026-03-08T07:00Z'],
    ['the night that clocks go back', '2026-11-01T04:30Z', '22:00', '07:00', ZONE, '2026-11-01T12:00Z'],
    ['an end that comes twice, before it', '2026-11-01T05:10Z', '22:00', '01:30', ZONE, '2026-11-01T05:30Z'],
    ['an end that comes twice, between', '2026-11-01T06:10Z', '22:00', '01:30', ZONE, '2026-11-01T06:30Z'],
  ])('%s', (_what, instant, from, until, zone, goesOut) => {
    expect(afterQuietHours(new Date(instant), quiet(from, until), zone)).toEqual(new Date(goesOut));
  });

  test('do not delay a notification beyond the start of its reservation', () => {
    const question = { method: 'sms', quiet: quiet('22:00', '07:00'), zone: ZONE } as const;
    const night = at(26);
    expect(dueOutsideQuietHours(night, { ...question, before: null })).toEqual(at(31));
    expect(dueOutsideQuietHours(night, { ...question, before: at(31, 1) })).toEqual(at(31));
    expect(dueOutsideQuietHours(night, { ...question, before: at(31) })).toEqual(night);
    expect(dueOutsideQuietHours(night, { ...question, method: 'app', before: null })).toEqual(night);
  });
});

const wallTimes = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const quietHours = fc.record({ from: wallTimes, until: wallTimes });

/** By the words of the rule: the clock on the wall shows a time from `from` on, and before `until`. */
function isQuiet(instant: Date, { from, until }: QuietHours, zone: string): boolean {
  const { hour, minute } = localTime(instant, zone);
  const shows = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  if (from === until) return false;
  return from < until ? shows >= from && shows < until : shows >= from || shows < until;
}

test('in every zone, across clock changes, a notification goes out in the first minute that is not quiet', () => {
  fc.assert(
    fc.property(instants, quietHours, zones, (instant, hours, zone) => {
      const goesOut = afterQuietHours(instant, hours, zone);
      expect(isQuiet(goesOut, hours, zone)).toBe(false);
      for (let ms = instant.getTime(); ms < goesOut.getTime(); ms += 60_000)
        if (!isQuiet(new Date(ms), hours, zone)) expect.fail(`${new Date(ms).toISOString()} was not quiet`);
    }),
  );
});

const methodSets = fc.subarray([...NOTIFICATION_METHODS]);
const anyChoices: fc.Arbitrary<NotificationChoices> = fc.record({
  reachableBy: methodSets.map((methods) => ['app' as const, ...methods.filter((method) => method !== 'app')]),
  methods: fc.dictionary(fc.constantFrom(...NOTIFICATION_TOPICS), methodSets),
  customMinutes: fc.constantFrom(null, 5, 10, 15, 30, 60),
  quiet: fc.option(quietHours),
  usualEnergyKwh: fc.constantFrom(null, 1, 10),
});
const anyReservation: fc.Arbitrary<Noticed> = fc
  .record({
    kind: fc.constantFrom(...RESERVATION_KINDS),
    status: fc.constantFrom('confirmed' as const, 'arrived' as const, ...RESERVATION_STATUSES),
    startsAt: instants,
    minutes: fc.integer({ min: 0, max: 1_500 }),
    timezone: zones,
    spotId: fc.constantFrom('one', 'two'),
    hoursAhead: fc.integer({ min: 0, max: 4 }),
    minutesLate: fc.integer({ min: 0, max: 30 }),
    powerKw: fc.constantFrom(7, 22),
  })
  .map(({ minutes, hoursAhead, minutesLate, ...row }) => {
    const after = (count: number) => new Date(row.startsAt.getTime() + count * 60_000);
    return {
      ...row,
      endsAt: after(minutes),
      createdAt: after(-60 * hoursAhead),
      arrivedAt: row.status === 'arrived' ? after(minutesLate) : null,
    };
  });

test('every reminder has a reason, comes in time, by a chosen method, and no two come in one minute by one method', () => {
  fc.assert(
    fc.property(anyReservation, anyChoices, (row, chosen) => {
      const reminders = remindersOf(row, chosen);
      const minutes = new Set<string>();
      for (const { kind, method, dueAt } of reminders) {
        expect(isReminded(kind, row.status)).toBe(true);
        expect(methodsFor(kind, chosen)).toContain(method);
        expect(dueAt < usefulUntil(kind, row)).toBe(true);
        if (kind !== 'someone_waits') {
          const event = isOfEnd(kind) ? row.endsAt : row.startsAt;
          expect(event.getTime() - dueAt.getTime()).toBeLessThanOrEqual(60 * 60_000);
        }
        if (method !== 'app' && chosen.quiet) expect(isQuiet(dueAt, chosen.quiet, row.timezone)).toBe(false);
        const minute = `${method} ${Math.floor(dueAt.getTime() / 60_000)}`;
        expect(minutes).not.toContain(minute);
        minutes.add(minute);
      }
    }),
  );
});

test('of reminders that fall on one minute by one method, one always remains', () => {
  fc.assert(
    fc.property(anyReservation, anyChoices, (row, chosen) => {
      const silent = NOTIFICATION_TOPICS.map((topic) => [topic, []] as const);
      const minutesOf = (reminders: Reminder[]) =>
        new Set(reminders.map(({ method, dueAt }) => `${method} ${Math.floor(dueAt.getTime() / 60_000)}`));
      const together = minutesOf(remindersOf(row, chosen));
      const oneByOne = REMINDER_KINDS.flatMap((kind) =>
        remindersOf(row, {
          ...chosen,
          methods: { ...Object.fromEntries(silent), [kind]: chosen.methods[kind] ?? DEFAULT_METHODS[kind] },
        }),
      );
      expect(together).toEqual(minutesOf(oneByOne));
    }),
  );
});

describe('the methods of a topic', () => {
  const all = choices({ reachableBy: [...NOTIFICATION_METHODS] });
  test('are the defaults, as far as they reach the person, until something else is chosen', () => {
    for (const topic of NOTIFICATION_TOPICS)
      expect(methodsFor(topic, all).toSorted(), topic).toEqual([...DEFAULT_METHODS[topic]].toSorted());
    expect(methodsFor('no_show', choices({ reachableBy: ['app', 'push'] }))).toEqual(['app', 'push']);
    expect(methodsFor('no_show', { ...all, methods: { no_show: ['sms'] } })).toEqual(['sms']);
    expect(methodsFor('no_show', { ...all, methods: { no_show: [] } })).toEqual([]);
  });
  test('cannot be declined for changed terms, and never include the app for the member’s own acts', () => {
    expect(methodsFor('terms_changed', choices({ methods: { terms_changed: [] } }))).toEqual([
      'app',
      'email',
    ]);
    expect(methodsFor('confirmations', { ...all, methods: { confirmations: ['app', 'push'] } })).toEqual([
      'push',
    ]);
  });
});

test.each([
  [false, 15, null, null],
  [false, 15, { enableCustomReminders: true, customReminderMinutes: 30 }, null],
  [true, 10, null, 10],
  [true, 10, { enableCustomReminders: true, customReminderMinutes: 30 }, 30],
  [true, 10, { enableCustomReminders: true, customReminderMinutes: null }, 10],
  [true, 10, { enableCustomReminders: false, customReminderMinutes: 30 }, null],
])(
  'own reminders allowed: %j, default %i, chosen %j: %j minutes before',
  (allowed, byDefault, chosen, minutes) => {
    const organization = { allowCustomReminders: allowed, defaultReminderMinutes: byDefault };
    expect(customReminderMinutes(organization, chosen)).toBe(minutes);
  },
);

describe('a member’s own act', () => {
  const confirmed = reservation();
  const arrived = reservation({ status: 'arrived' });
  test.each<[what: string, Noticed | null, Noticed, ReturnType<typeof ownActKind>]>([
    ['reserves', null, confirmed, 'reservation_confirmed'],
    ['walks in', null, reservation({ kind: 'walk_in', status: 'arrived' }), null],
    ['takes one at once', null, reservation({ status: 'arrived' }), null],
    ['moves it', confirmed, reservation({ startsAt: at(10), endsAt: at(13) }), 'reservation_changed'],
    ['makes it shorter', confirmed, reservation({ endsAt: at(11) }), 'reservation_changed'],
    ['changes the charger', confirmed, reservation({ spotId: 'two' }), 'reservation_changed'],
    ['edits nothing', confirmed, reservation(), null],
    ['stays longer', arrived, reservation({ status: 'arrived', endsAt: at(13) }), 'reservation_changed'],
    ['arrives', confirmed, arrived, null],
    ['leaves early', arrived, reservation({ status: 'arrived', endsAt: at(10) }), null],
    ['cancels', confirmed, reservation({ status: 'cancelled' }), 'reservation_cancelled'],
  ])('%s', (_what, before, after, kind) => {
    expect(ownActKind(before, after)).toBe(kind);
  });
});
