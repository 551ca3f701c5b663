import {
  ALWAYS_OPEN,
  CLOCKS,
  closeDay,
  DEFAULT_WEEKLY_HOURS,
  formatsOf,
  NOTIFICATION_KINDS,
  LANGUAGES,
  REGIONS,
  RESERVATION_STATUSES,
  writeIn,
  type NotificationKind,
} from '@chargerota/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { englishLeft } from '../../../testing/english-left.ts';
import type { NotifiedReservation, NotificationFacts } from './facts.ts';
import { notificationText } from './texts.ts';
import { textOfSeveral } from './texts/several.ts';
import { calendarDay } from './texts/words.ts';

const reservation: NotifiedReservation = {
  id: '01a203c3-a82d-70fa-9582-02951f359f2c',
  kind: 'reservation',
  status: 'confirmed',
  createdAt: new Date('2026-11-16T12:00:00Z'),
  powerKw: 7,
  date: '2026-11-20',
  timeSlot: '14-17',
  startsAt: new Date('2026-11-20T19:00:00Z'),
  endsAt: new Date('2026-11-20T22:00:00Z'),
  arrivedAt: null,
  awaitedMs: 0,
  locationName: 'Building A',
  address: '12 Harbor Street, New York, NY 10013',
  timezone: 'America/New_York',
  weeklyHours: ALWAYS_OPEN,
  spotNumber: '12',
  noShowGracePeriodMinutes: 30,
  autoMarkNoShow: true,
  following: null,
};
const facts: NotificationFacts = {
  language: 'en-US',
  region: 'US',
  clock: 'region',
  now: new Date('2026-11-20T18:45:00Z'),
  firstName: 'Maya',
  organizationName: 'Harbor Street Offices',
  reservation,
  params: null,
};
const at = (time: string, over: Partial<NotifiedReservation> = {}): NotificationFacts => ({
  ...facts,
  now: new Date(`2026-11-20T${time}Z`),
  reservation: { ...reservation, ...over },
});
const words = (kind: NotificationKind, of: NotificationFacts) => {
  const text = notificationText(kind, of);
  return text && [text.title, text.message];
};

const CONFIRM = 'Please confirm your arrival by 2:30 PM ET. After that the charger is free for others.';
const EXTEND =
  'Extend your time if you need longer and the charger is free, or release the charger when you leave.';

test.each<[string, NotificationKind, NotificationFacts, [string, string] | null]>([
  [
    'the minutes that are left when it goes out',
    'start_15min',
    at('18:45:20'),
    ['Charger 12 is yours in 15 minutes', `Building A, 2:00 PM – 5:00 PM ET. ${CONFIRM}`],
  ],
  [
    'fewer minutes after a failure or quiet hours, and one of them',
    'start_15min',
    at('18:59:10'),
    ['Charger 12 is yours in 1 minute', `Building A, 2:00 PM – 5:00 PM ET. ${CONFIRM}`],
  ],
  [
    'the last seconds',
    'custom_reminder',
    at('18:59:40'),
    ['Charger 12 is yours now', `Building A, 2:00 PM – 5:00 PM ET. ${CONFIRM}`],
  ],
  ['a start that has passed', 'start_5min', at('19:00:00'), null],
  ['a start that nobody waits for any more', 'start_5min', at('18:55:00', { status: 'cancelled' }), null],
  [
    'no threat where no-shows are not marked, and the clocks of another place',
    'start_5min',
    at('18:55:00', { autoMarkNoShow: false, timezone: 'Asia/Kathmandu', date: '2026-11-21' }),
    [
      'Charger 12 is yours in 5 minutes',
      'Building A, 12:45 AM – 3:45 AM Nepal Time. Please confirm your arrival by 1:15 AM Nepal Time.',
    ],
  ],
  [
    'an end',
    'end_5min',
    at('21:55:00', { status: 'arrived' }),
    ['Your time at charger 12 ends in 5 minutes', `Building A, until 5:00 PM ET. ${EXTEND}`],
  ],
  [
    'an end before which arrival can still be confirmed',
    'end_15min',
    at('21:45:00', { noShowGracePeriodMinutes: 180 }),
    [
      'Your time at charger 12 ends in 15 minutes',
      'Building A, until 5:00 PM ET. Your arrival is not confirmed: please confirm it by 5:00 PM ET, or free the charger.',
    ],
  ],
  [
    'an end of who has left',
    'end_5min',
    at('21:55:00', { status: 'arrived', endsAt: new Date('2026-11-20T20:00:00Z') }),
    null,
  ],
  [
    'a reservation made',
    'reservation_confirmed',
    facts,
    [
      'Charger 12 is reserved for you',
      'Fri, Nov 20, 2:00 PM – 5:00 PM ET at Building A. Please confirm your arrival by 2:30 PM ET.',
    ],
  ],
  [
    'a reservation made and cancelled since',
    'reservation_confirmed',
    at('18:00:00', { status: 'cancelled' }),
    null,
  ],
  [
    'a reservation made that nobody came to since',
    'reservation_confirmed',
    at('19:30:00', { status: 'no_show' }),
    null,
  ],
  [
    'a longer stay',
    'reservation_changed',
    at('20:00:00', { status: 'arrived' }),
    ['Your reservation has changed: charger 12', 'Fri, Nov 20, 2:00 PM – 5:00 PM ET at Building A.'],
  ],
  ['a longer stay that is over', 'reservation_changed', at('22:00:00', { status: 'arrived' }), null],
  [
    'a cancellation',
    'reservation_cancelled',
    at('18:00:00', { status: 'cancelled' }),
    [
      'Your reservation is cancelled: charger 12',
      'Fri, Nov 20, 2:00 PM – 5:00 PM ET at Building A. Others can have this time.',
    ],
  ],
  [
    'a no-show',
    'no_show',
    at('19:30:00', { status: 'no_show' }),
    [
      'Your reservation was marked as a no-show: charger 12',
      'Fri, Nov 20, 2:00 PM – 5:00 PM ET at Building A. Your arrival was not confirmed by 2:30 PM ET, so the rest of its time is free for others.',
    ],
  ],
  [
    'a session that an administrator has ended',
    'spot_closed',
    {
      ...facts,
      params: {
        reason: 'Charger 12 at Building A is in maintenance.',
        mayReserve: true,
        cancelled: [],
        ended: ['Fri, Nov 20, 2:00 PM – 5:00 PM ET: charger 12, Building A'],
      },
    },
    [
      'Your reservation was ended early',
      'Charger 12 at Building A is in maintenance. Please free the charger: Fri, Nov 20, 2:00 PM – 5:00 PM ET: charger 12, Building A.',
    ],
  ],
  [
    'a reservation that closing comes before',
    'outside_hours',
    at('12:00:00', {
      weeklyHours: {
        ...ALWAYS_OPEN,
        friday: { open: '08:00', close: '15:00', closed: false, is24hrs: false },
      },
    }),
    [
      'Location closed during your reservation: charger 12',
      'Fri, Nov 20, 2:00 PM – 5:00 PM ET at Building A. On Fri, Nov 20 it is now open 8:00 AM – 3:00 PM ET. Ask an administrator before you come.',
    ],
  ],
  [
    'a session that runs into a day that became closed',
    'outside_hours',
    at('20:00:00', {
      status: 'arrived',
      endsAt: new Date('2026-11-21T08:00:00Z'),
      weeklyHours: { ...ALWAYS_OPEN, saturday: closeDay(ALWAYS_OPEN.saturday) },
    }),
    [
      'Location closed during your reservation: charger 12',
      'Fri, Nov 20, 2:00 PM – 3:00 AM ET at Building A. On Sat, Nov 21 it is now closed. Ask an administrator whether you can stay.',
    ],
  ],
  ['closed hours that are open again', 'outside_hours', at('12:00:00'), null],
  [
    'an offer that is shorter than its member asked for',
    'availability',
    {
      ...facts,
      params: {
        offerId: reservation.id,
        locationName: 'Building A',
        address: '',
        spotNumber: '12',
        timezone: 'America/New_York',
        startsAt: '2026-11-20T19:00:00Z',
        endsAt: '2026-11-20T21:00:00Z',
        askedHours: 3,
        expiresAt: '2026-11-20T19:00:00Z',
      },
    },
    [
      'Charger 12 is held for you until 2:00 PM ET',
      'Fri, Nov 20, 2:00 PM – 4:00 PM ET at Building A. You asked for 3 hours; this is 2 hours. Take it, or pass it on to the next in line.',
    ],
  ],
  [
    'a hidden review',
    'review_decided',
    { ...facts, params: { location: 'Building A', locationId: 'a', reason: 'It names a colleague.' } },
    [
      'Your review was hidden',
      'An administrator has hidden your review of Building A. The reason: It names a colleague.',
    ],
  ],
  [
    'a review that is shown again',
    'review_decided',
    { ...facts, params: { location: 'Building A', locationId: 'a', reason: null } },
    ['Your review is shown again', 'An administrator shows your review of Building A to members again.'],
  ],
  [
    'one who has accepted',
    'invitation_accepted',
    { ...facts, params: { names: ['Noor Ahmadi'], count: 1 } },
    [
      'Noor Ahmadi waits for approval',
      'Noor Ahmadi has accepted the invitation to Harbor Street Offices and waits for your approval.',
    ],
  ],
  [
    'one who has joined by accepting',
    'invitation_accepted',
    { ...facts, params: { names: ['Noor Ahmadi'], count: 1, hasJoined: true } },
    [
      'Noor Ahmadi has joined',
      'Noor Ahmadi has accepted the invitation to Harbor Street Offices and is a member now.',
    ],
  ],
  [
    'several who have',
    'invitation_accepted',
    { ...facts, params: { names: ['Noor Ahmadi', 'Ida Holm'], count: 2 } },
    [
      '2 people have accepted invitations',
      'They are Noor Ahmadi and 1 more at Harbor Street Offices. Those who still wait for approval are first in the list of members.',
    ],
  ],
  [
    'coming terms',
    'terms_changed',
    {
      ...facts,
      params: {
        version: '2027-01',
        effectiveOn: '2027-01-01',
        change: 'We say how long notifications are kept.',
      },
    },
    ['Our terms change on January 1, 2027', 'We say how long notifications are kept.'],
  ],
])('a notification tells of %s', (_, kind, of, expected) => {
  expect(words(kind, of)).toEqual(expected);
});

test('a reader whose region says so reads 24 hours, and the day before the month', () => {
  const text = notificationText('start_15min', { ...facts, region: 'GB' });
  expect(text?.mail.figure).toMatchObject({ label: 'Fri 20 Nov, charger 12', value: '14:00 – 17:00 ET' });
  expect(text?.mail.paragraphs[1]).toContain('by 14:30 ET');
  const part = { ...facts, region: 'GB' as const, text: text! };
  expect(textOfSeveral([part, part]).message).toMatch(
    /^Building A, 14:00 – 17:00 ET\. .+: Building A, 14:00/,
  );
  expect(writeIn(formatsOf({ region: 'GB', clock: 'region' }), () => calendarDay('2027-01-01'))).toBe(
    '1 January 2027',
  );
});

test('a mail shows the hours in large, says what to do, and links to the reservation', () => {
  expect(notificationText('start_15min', facts)).toMatchObject({
    path: '/dashboard?reservation=01a203c3-a82d-70fa-9582-02951f359f2c',
    mail: {
      subject: 'Charger 12 at Building A is yours in 15 minutes',
      heading: 'Charger 12 is yours in 15 minutes',
      figure: {
        label: 'Fri, Nov 20, charger 12',
        value: '2:00 PM – 5:00 PM ET',
        note: 'Building A, 12 Harbor Street, New York, NY 10013',
      },
      paragraphs: [
        'Hello Maya,',
        `When you are there, please confirm your arrival by 2:30 PM ET. After that the charger is free for others.`,
        'If you are not coming, please cancel the reservation, so that somebody else can charge.',
      ],
      action: {
        label: 'Open your reservation',
        path: '/dashboard?reservation=01a203c3-a82d-70fa-9582-02951f359f2c',
      },
    },
  });
});

test('whoever has a charger while the location is closed reads what becomes of it', () => {
  const closedFrom = (close: string) =>
    at('12:00:00', {
      weeklyHours: { ...ALWAYS_OPEN, friday: { open: '08:00', close, closed: false, is24hrs: false } },
    });
  const stands = (close: string) =>
    notificationText('outside_hours', closedFrom(close))?.mail.paragraphs.at(-1);
  expect(stands('15:00')).toBe('Your reservation still stands. Ask an administrator before you come.');
  expect(stands('13:00')).toBe(
    'Your reservation still stands. If you do not come, it does not count as a no-show. Ask an administrator before you come.',
  );
});

test('after twenty names, further people are only counted', () => {
  const names = Array.from({ length: 20 }, (_, index) => `Member ${index + 1}`);
  const text = notificationText('invitation_accepted', { ...facts, params: { names, count: 27 } });
  expect(text?.title).toBe('27 people have accepted invitations');
  expect(text?.mail.lists).toEqual([
    { title: 'They have accepted an invitation to Harbor Street Offices', lines: [...names, 'and 7 more'] },
  ]);
});

test.each<[string, NotificationKind, unknown, [string, string]]>([
  [
    'a trial that ends without payment',
    'trial',
    { about: 'ends_soon', endsOn: '2026-12-04', charge: null },
    [
      'Your free trial ends on December 4, 2026',
      'Set up payment to go on adding members, locations and chargers at Harbor Street Offices. Without it nothing is charged, and members can still reserve.',
    ],
  ],
  [
    'a trial whose end is charged',
    'trial',
    {
      about: 'ends_soon',
      endsOn: '2026-12-04',
      charge: { amountCents: 3_000, card: { brand: 'visa', last4: '4242' } },
    },
    [
      'Your free trial ends on December 4, 2026',
      'The subscription of Harbor Street Offices begins then, and $30.00 is charged to your Visa card ending in 4242. You can change the plan or remove the card before.',
    ],
  ],
  [
    'a payment that will be tried again',
    'payment',
    { about: 'failed', amountCents: 1_355, reason: 'The card was declined.', nextOn: '2026-12-05' },
    [
      'Your payment of $13.55 failed',
      'The card was declined. We try again on December 5, 2026. Another card can be stored before.',
    ],
  ],
  [
    'a payment that a bank has taken back',
    'payment',
    { about: 'dispute_lost', amountCents: 3_000, what: 'Premium plan, monthly', nextOn: '2026-12-05' },
    [
      'A bank took back a payment of $30.00',
      'It was for: Premium plan, monthly. Everything works as before. It counts as overdue until the next payment, due on December 5, 2026, has succeeded.',
    ],
  ],
])('%s', (_what, kind, params, expected) => {
  expect(words(kind, { ...facts, params })).toEqual(expected);
});

test('invalid params are refused', () => {
  expect(() => notificationText('membership_decided', { ...facts, params: { decision: 'praised' } })).toThrow(
    'decision',
  );
  expect(() => notificationText('spot_closed', facts)).toThrow();
});

// Names and addresses are as long as their fields take, of any script.
const name = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((text) => text.trim() === text && text !== '');
const decision = fc.constantFrom(
  'approved',
  'approved_by_invitation',
  'rejected',
  'suspended',
  'reinstated',
  'became_administrator',
  'no_longer_administrator',
);

const anyFacts: fc.Arbitrary<NotificationFacts & { kind: NotificationKind }> = fc
  .record({
    kind: fc.constantFrom(...NOTIFICATION_KINDS),
    startsIn: fc.integer({ min: -300, max: 300 }),
    minutes: fc.integer({ min: 1, max: 24 * 60 }),
    language: fc.constantFrom(...LANGUAGES),
    status: fc.constantFrom(...RESERVATION_STATUSES),
    firstName: fc.option(name(60)),
    region: fc.constantFrom(...REGIONS),
    clock: fc.constantFrom(...CLOCKS),
    organizationName: name(120),
    locationName: name(120),
    address: name(240),
    spotNumber: name(20),
    timezone: fc.constantFrom('America/New_York', 'Asia/Kathmandu', 'Europe/Berlin', 'Pacific/Auckland'),
    grace: fc.constantFrom(5, 30, 120),
    autoMarkNoShow: fc.boolean(),
    following: fc.constantFrom('booked', 'waiting', null),
    weeklyHours: fc.constantFrom(DEFAULT_WEEKLY_HOURS, ALWAYS_OPEN),
    reason: name(160),
    lists: fc.tuple(fc.array(name(200), { maxLength: 4 }), fc.array(name(200), { maxLength: 4 })),
    names: fc.array(name(120), { minLength: 1, maxLength: 20 }),
    decision,
    billing: fc.record({
      ofTrial: fc.constantFrom('ends_soon', 'ended', 'first_charge'),
      ofPayment: fc.constantFrom(
        'receipt',
        'failed',
        'ended',
        'card_expires',
        'add_on_ended',
        'disputed',
        'dispute_won',
        'dispute_lost',
      ),
      amountCents: fc.integer({ min: 1, max: 10_000_000 }),
      endsOn: fc.constant('2026-12-04'),
      nextOn: fc.constantFrom(null, '2027-01-04'),
      isUnpaid: fc.boolean(),
      card: fc.constant({ brand: 'visa', last4: '4242' }),
      charge: fc.constantFrom(null, { amountCents: 123_456, card: null }),
    }),
  })
  .filter(({ lists }) => lists.flat().length > 0)
  .map((any) => {
    const startsAt = new Date(facts.now.getTime() + any.startsIn * 60_000);
    const {
      firstName,
      organizationName,
      locationName,
      address,
      spotNumber,
      timezone,
      status,
      autoMarkNoShow,
    } = any;
    return {
      kind: any.kind,
      language: any.language,
      now: facts.now,
      firstName,
      region: any.region,
      clock: any.clock,
      organizationName,
      reservation: {
        ...reservation,
        startsAt,
        endsAt: new Date(startsAt.getTime() + any.minutes * 60_000),
        status,
        locationName,
        address,
        spotNumber,
        timezone,
        noShowGracePeriodMinutes: any.grace,
        autoMarkNoShow,
        following: any.following,
        weeklyHours: any.weeklyHours,
      },
      params: {
        reason: any.reason,
        location: any.locationName,
        locationId: reservation.id,
        cancelled: any.lists[0],
        ended: any.lists[1],
        mayReserve: autoMarkNoShow,
        decision: any.decision,
        ...any.billing,
        about: any.kind === 'trial' ? any.billing.ofTrial : any.billing.ofPayment,
        what: any.names.join('; '),
        names: any.names,
        count: any.names.length,
        version: '2027-01',
        effectiveOn: '2027-01-01',
        change: any.reason,
        offerId: reservation.id,
        askedHours: 24,
        locationName,
        address,
        spotNumber,
        timezone,
        startsAt,
        endsAt: new Date(startsAt.getTime() + any.minutes * 60_000),
        expiresAt: new Date(startsAt.getTime() + 60_000),
        spotId: reservation.id,
        kind: 'broken',
        note: any.reason,
        at: facts.now,
        from: '2026-11-16',
        to: '2026-11-22',
        sessions: any.names.length,
        minutes: any.minutes,
        noShows: 1,
        unserved: any.names.length,
        answer: { short: 'Yes, about 2 more.', why: any.reason ?? '' },
      },
    };
  });

test('with any names, a notification fits a phone, has no gaps, and has a valid path or none', () => {
  fc.assert(
    fc.property(anyFacts, ({ kind, ...of }) => {
      const text = notificationText(kind, of);
      if (!text) return;
      const { title, message, path, mail } = text;
      expect(title.length).toBeLessThanOrEqual(60);
      expect(message.length).toBeLessThanOrEqual(200);
      expect(path ?? '/').toMatch(
        /^\/[a-z]*(\?(?:reservation|offer|(?:tab=locations&)?location)=[\w-]+|\?tab=members#approvals)?$/,
      );
      // More than a greeting.
      expect([...mail.paragraphs, ...(mail.lists ?? [])].length).toBeGreaterThan(
        mail.paragraphs[0]!.startsWith('Hello') ? 1 : 0,
      );
      const all = [
        title,
        message,
        mail.subject,
        mail.heading,
        ...mail.paragraphs,
        ...Object.values(mail.figure ?? {}),
      ];
      for (const words of all) {
        expect(words).not.toBe('');
        expect(words.replaceAll(JSON.stringify(of), '')).not.toMatch(/\b(undefined|NaN|Invalid)\b|\[object/);
        // No character is cut in half.
        expect(() => encodeURIComponent(words)).not.toThrow();
      }
    }),
    { numRuns: 500 },
  );
});

test('in another language, a notification says nothing in English', () => {
  // Names are any letters: chance could make three English words of them.
  for (const { kind, ...of } of fc.sample(anyFacts, { seed: 20_261_130, numRuns: 500 })) {
    const english = notificationText(kind, { ...of, language: 'en-US' });
    for (const language of LANGUAGES.filter((each) => !each.startsWith('en')))
      expect(englishLeft(notificationText(kind, { ...of, language }), english)).toEqual([]);
  }
});
