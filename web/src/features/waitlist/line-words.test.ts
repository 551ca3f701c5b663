import { expect, test } from 'vitest';
import type { Offer } from '@chargerota/contract';
import {
  changeWords,
  dayWords,
  endedWords,
  endsIfMovedWords,
  endsIfReservedWords,
  endsIfTakenWords,
  isAlike,
  endOfHold,
  missedWords,
  pastOfferWords,
  placeWords,
  reasonWords,
  timeToAnswer,
  waitQuery,
  startWords,
} from './line-words.ts';

test('an entry says its days, hours and place in whole words', () => {
  expect(dayWords({ firstDate: '2026-06-10', lastDate: '2026-06-10' })).toBe('Wed, Jun 10');
  expect(dayWords({ firstDate: '2026-06-10', lastDate: '2026-06-16' })).toBe('Wed, Jun 10 to Tue, Jun 16');
  expect(startWords({ fromHour: 9, toHour: 9, hours: 1 })).toBe('1 hour, starting at 9:00 AM');
  expect(startWords({ fromHour: 9, toHour: 15, hours: 3 })).toBe(
    '3 hours, starting between 9:00 AM and 3:00 PM',
  );
  expect([0, 1, 2].map(placeWords)).toEqual([
    'You are next.',
    '1 member is ahead of you.',
    '2 members are ahead of you.',
  ]);
});

test('what a change does to the place is said before it is saved', () => {
  const wish = { fromHour: 9, toHour: 11, hours: 2 };
  const day = '2026-06-10';
  const entry = { order: 'first_come', isAtFront: false, firstDate: day, lastDate: day, ...wish } as const;
  const words = (of: Partial<typeof wish & { date: string }>, at: object = {}) =>
    changeWords({ ...entry, ...at }, { date: day, lookAheadDays: 1, ...wish, ...of }, day);
  const [kept, anew] = [
    'You keep your place in line.',
    'With other days or hours you join the line anew, at its end.',
  ];
  expect([words({}), words({ hours: 1 }), words({ toHour: 12 }), words({ date: '2026-06-11' })]).toEqual([
    kept,
    kept,
    anew,
    anew,
  ]);
  expect(words({ date: '2026-06-11' }, { order: 'fair' })).toBe(kept);
  expect(words({ date: '2026-06-11' }, { order: 'fair', isAtFront: true })).toBe(
    'On another day you are no longer at the front of the line.',
  );
});

test('whoever asks for a day, hours and a charger that they wait for already is told so', () => {
  const entry = {
    firstDate: '2026-06-10',
    lastDate: '2026-06-12',
    fromHour: 9,
    toHour: 12,
    hours: 2,
    spot: null,
  };
  const asked = { spotId: 's1', firstDate: '2026-06-12', lastDate: '2026-06-12', fromHour: 12, toHour: 15 };
  expect(isAlike(entry, asked)).toBe(true);
  expect(isAlike({ ...entry, spot: { ...offer.spot, id: 's2' } }, asked)).toBe(false);
  expect(isAlike(entry, { ...asked, fromHour: 13 })).toBe(false);
  expect(isAlike(entry, { ...asked, firstDate: '2026-06-13', lastDate: '2026-06-13' })).toBe(false);
});

test('a link to the line carries only what was chosen', () => {
  expect(waitQuery({ location: 'a', date: '2026-06-10' })).toBe('?location=a&date=2026-06-10');
});

const offer: Offer = {
  id: 'o1',
  organizationId: 'org',
  watchId: 'w1',
  location: { id: 'l1', name: 'Pier 7', timezone: 'America/New_York' },
  spotId: 's1',
  spot: { id: 's1', spotNumber: '02', powerOutput: 7, connectorType: 'type_2' },
  date: '2026-06-11',
  timeSlot: '12-16',
  startsAt: '2026-06-11T16:00:00Z',
  endsAt: '2026-06-11T20:00:00Z',
  askedHours: 4,
  status: 'open',
  createdAt: '2026-06-10T15:00:00Z',
  expiresAt: '2026-06-10T17:05:00Z',
  reservationId: null,
  endsWatches: [],
};
const at = (time: string): Date => new Date(time);

test('an entry says that the latest offer to it ran out, with the day once that is not today', () => {
  const missed = (latest: Offer, now: string) => missedWords({ id: 'w1' }, [latest, offer], at(now));
  expect(missed(offer, '2026-06-10T17:04:00Z')).toBeNull();
  expect(missed(offer, '2026-06-10T17:06:00Z')).toBe(
    'Charger 02 was held for you until 1:05 PM ET, and you did not answer.',
  );
  expect(missed({ ...offer, status: 'lapsed' }, '2026-06-11T14:00:00Z')).toBe(
    'Charger 02 was held for you until Wed, Jun 10, 1:05 PM ET, and you did not answer.',
  );
  expect(missed({ ...offer, status: 'passed' }, '2026-06-10T17:06:00Z')).toBeNull();
  expect(missed({ ...offer, status: 'lapsed', watchId: 'w2' }, '2026-06-10T17:04:00Z')).toBeNull();
});

test('an offer says until when it is held, with the day where that is another one than the slot’s', () => {
  const heldUntil = (changes: Partial<Offer>, now: string) => endOfHold({ ...offer, ...changes }, at(now));
  expect(heldUntil({ expiresAt: '2026-06-11T15:30:00Z' }, '2026-06-11T15:10:00Z')).toBe('11:30 AM ET');
  expect(heldUntil({}, '2026-06-10T16:00:00Z')).toBe('1:05 PM ET today');
  expect(heldUntil({}, '2026-06-09T16:00:00Z')).toBe('1:05 PM ET tomorrow');
});

test('an offer that is over is told as something past', () => {
  const past = pastOfferWords({ ...offer, status: 'lapsed' }, at('2026-06-10T20:00:00Z'));
  expect(past.title).toBe('Charger 02 was held for you until 1:05 PM ET');
  expect(past.message).toMatch(/^Thu, Jun 11, 12:00 PM.*4:00 PM ET at Pier 7\.$/);
  const accepted = pastOfferWords({ ...offer, status: 'accepted' }, at('2026-06-10T16:00:00Z'));
  expect(accepted.title).toBe('Charger 02 was offered to you');
});

test('whoever takes an offer or reserves reads which waits end, and why', () => {
  const hours = { firstDate: '2026-06-11', lastDate: '2026-06-11', fromHour: 14, toHour: 14, hours: 1 };
  const one = { id: 'w2', spot: null, ...hours };
  const other = { ...one, id: 'w3', spot: { id: 's1', spotNumber: '02' }, lastDate: '2026-06-12' };
  expect(endsIfTakenWords(offer)).toBeNull();
  expect(endedWords([])).toBeNull();
  expect(endsIfTakenWords({ ...offer, endsWatches: [one] })).toBe(
    'If you take it, your wait for Thu, Jun 11 (1 hour, starting at 2:00 PM) ends as well, because you will then have a charger in its hours.',
  );
  expect(endsIfReservedWords([])).toBeNull();
  expect(endsIfMovedWords([])).toBeNull();
  expect(endsIfMovedWords([one])).toBe(
    'If you update it, your wait for Thu, Jun 11 (1 hour, starting at 2:00 PM) ends, because you will then have a charger in its hours.',
  );
  expect(endsIfReservedWords([one])).toBe(
    'If you confirm, your wait for Thu, Jun 11 (1 hour, starting at 2:00 PM) ends, because you will then have a charger in its hours.',
  );
  expect(endedWords([one])).toBe(
    'Your wait for Thu, Jun 11 (1 hour, starting at 2:00 PM) has ended, because you now have a charger in its hours.',
  );
  expect(endedWords([one, other])).toBe(
    'Your waits for Thu, Jun 11 (1 hour, starting at 2:00 PM) and Thu, Jun 11 to Fri, Jun 12 (charger 02, 1 hour, starting at 2:00 PM) have ended, because you now have a charger in their hours.',
  );
});

test('administrators read by what a member stands where they stand', () => {
  const entry = { minutes: 1_843, joined: 'Wed, Jun 10, 7:05 AM' };
  expect(reasonWords.fair(entry)).toBe(
    'Has used chargers for 30 h 43 min in the last 14 days; joined Wed, Jun 10, 7:05 AM.',
  );
  expect(reasonWords.first_come(entry)).toBe('Joined Wed, Jun 10, 7:05 AM.');
});

test.each([
  ['2026-06-10T12:00:00Z', { minutes: 120, clock: null, isSoon: false }],
  ['2026-06-10T13:00:01Z', { minutes: 60, clock: '59:59', isSoon: false }],
  ['2026-06-10T13:57:59.400Z', { minutes: 3, clock: '2:01', isSoon: false }],
  ['2026-06-10T13:58:00Z', { minutes: 2, clock: '2:00', isSoon: true }],
  ['2026-06-10T14:00:01Z', { minutes: 0, clock: '0:00', isSoon: true }],
] as const)('at %s an offer until 14:00 is counted down in its last hour', (now, left) => {
  expect(timeToAnswer({ expiresAt: '2026-06-10T14:00:00Z' }, new Date(now))).toEqual(left);
});
