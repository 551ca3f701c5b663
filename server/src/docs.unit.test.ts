// Keeps docs/rules.md true: its tables marked "Checked" are compared with the code, as are lists of other documents.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  ADD_ON_PRICES_CENTS,
  arrivalState,
  arrivalWindow,
  awaitedBefore,
  bookingWindow,
  DEFAULT_METHODS,
  DEFAULT_JOINING,
  DEFAULT_RULES,
  FREQUENCY_TYPES,
  holdUntil,
  HOUR_MS,
  evaluateChargers,
  evaluateLine,
  leaving,
  leftTimesOf,
  MINUTE_MS,
  NOTIFICATION_TOPICS,
  OFF_PEAK_POLICIES,
  OFFER_MINUTES,
  parseTimeSlot,
  PLANS,
  RULE_OPTIONS,
  RULE_RANGES,
  slotPeriod,
  type BookingRules,
} from '@chargerota/domain';
import { expect, test } from 'vitest';
import { LOCK_ORDER } from '../testing/lock-order.ts';
import { HEARD_EVENTS } from './platform/payments/stripe/stripe-news.ts';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const RULES = textOf('docs/rules.md');

/** The rows of the table under `*Checked: name*`, with cells as plain text. */
function table(name: string, text = RULES): string[][] {
  const [, after = ''] = text.split(`*Checked: ${name}*`);
  const lines = after.trimStart().split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const rows = lines.slice(2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
  expect(rows, name).not.toHaveLength(0);
  return rows;
}

const cells = ([a = '', b = '', c = '', d = '', e = '']: string[]) => [a, b, c, d, e] as const;
const minute = (instant: Date) => instant.toISOString().replace(':00.000Z', 'Z');

test('the slots of docs/rules.md have the instants given there', () => {
  for (const row of table('slots')) {
    const [date, text, zone, starts, ends] = cells(row);
    const slot = parseTimeSlot(text);
    const period = slot && slotPeriod(date, slot, zone);
    if (starts.startsWith('refused')) expect(period, row.join(' ')).toBeNull();
    else
      expect(period && [minute(period.startsAt), minute(period.endsAt)], row.join(' ')).toEqual([
        starts,
        ends,
      ]);
  }
});

test('the booking windows of docs/rules.md end on the days given there', () => {
  for (const [today = '', days, last] of table('booking window')) {
    const rules = { maxAdvanceBookingDays: Number(days), allowSameDayBooking: true };
    expect(bookingWindow(today, rules)).toEqual({ first: today, last });
  }
});

test('arrival can be confirmed when docs/rules.md says', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
  for (const row of table('arrival')) {
    const [starts, ends, grace, now, state] = cells(row);
    const reservation = { startsAt: at(starts), endsAt: at(ends) };
    expect(arrivalState(reservation, Number(grace), at(now)), row.join(' ')).toBe(state);
  }
});

test('an arrival window goes on in what a member takes after they have left their time', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
  const periodOf = (text: string) => {
    const [from = '', until = ''] = text.split('–');
    return { startsAt: at(from), endsAt: at(until) };
  };
  const GRACE = 30;
  for (const row of table('arrival windows that go on')) {
    const [has, leavesAt, takes, until] = cells(row);
    const left = leaving({ ...periodOf(has), status: 'confirmed' }, at(leavesAt));
    const leftTimes = leftTimesOf([{ ...periodOf(has), status: 'cancelled', ...left }]);
    const period = periodOf(takes);
    const awaitedMs = awaitedBefore(period, { leftTimes });
    const closesAt = awaitedMs < GRACE * MINUTE_MS && arrivalWindow({ ...period, awaitedMs }, GRACE).closesAt;
    expect(closesAt ? closesAt.toISOString().slice(11, 16) : 'refused', row.join(' ')).toBe(until);
  }
});

test('the line of a location gets the verdicts of docs/rules.md', () => {
  for (const row of table('verdicts')) {
    const [date = '', today = '', spots, reservations, served, notServed, verdict] = row;
    const day = {
      date,
      spots: Number(spots),
      reservations: Number(reservations),
      served: Number(served),
      notServed: Number(notServed),
      gaveUp: 0,
      savedMinutes: 0,
    };
    expect(evaluateLine([day], today).verdict.replaceAll('_', ' '), row.join(' ')).toBe(verdict);
  }
});

test('whether more chargers are needed is answered as docs/rules.md says', () => {
  for (const row of table('chargers needed')) {
    const [spots = 0, reservations = 0, sessions = 0, noShows = 0, refused = 0] = row.map(Number);
    const nothing = {
      served: 0,
      notServed: 0,
      gaveUp: 0,
      savedMinutes: 0,
      walkIns: 0,
      released: 0,
      minutes: [],
    };
    // Each day has a part of every figure, and the first has what is left over.
    const part = (total: number, day: number) => Math.floor(total / 5) + (day === 0 ? total % 5 : 0);
    const days = [0, 1, 2, 3, 4].map((day) => ({
      ...nothing,
      locationId: 'one',
      date: `2026-11-1${day}`,
      spots,
      reservations: part(reservations, day),
      sessions: part(sessions, day),
      noShows: part(noShows, day),
      refused: part(refused, day),
    }));
    const { code, moreSpots } = evaluateChargers(days);
    expect([code.replaceAll('_', ' '), String(moreSpots)], row.join(' ')).toEqual(row.slice(5));
  }
});

test('what the screen says of the gain is what docs/figures.md has measured', () => {
  const rows = table('the line by itself', textOf('docs/figures.md'));
  const [, more = '', , worst = ''] = rows.find(([load]) => load === 'base') ?? [];
  const [without, withLine] = worst.split(', ');
  expect(textOf('messages/src/en/waitlist/line.ts')).toContain(
    `At four it brought ${Math.round(Number.parseFloat(more))}% more sessions, and the tenth of people served least got a charger for ${withLine}% of their requests instead of ${without}%.`,
  );
});

test('every setting has the default and the choices of docs/rules.md', () => {
  const rows = table('settings');
  expect(rows.map(([name]) => name)).toEqual(Object.keys(DEFAULT_RULES));
  for (const row of rows) {
    const [name, value, allowed] = cells(row);
    expect(value, name).toBe(String(DEFAULT_RULES[name as keyof BookingRules]));
    const choices = choicesOf(name as keyof BookingRules);
    if (choices) expect(allowed, name).toBe(choices);
  }
});

function choicesOf(name: keyof BookingRules): string | undefined {
  const ranges: Partial<Record<string, { min: number; max: number }>> = RULE_RANGES;
  const options: Partial<Record<string, readonly number[]>> = RULE_OPTIONS;
  const range = ranges[name];
  if (range) return `${range.min}–${range.max}`;
  if (name === 'offPeakAccessPolicy') return OFF_PEAK_POLICIES.join(', ');
  if (name === 'bookingFrequencyType') return FREQUENCY_TYPES.join(', ');
  return options[name]?.join(', ');
}

test('every setting of joining has the default of docs/rules.md', () => {
  const defaults = Object.entries(DEFAULT_JOINING).map(([name, value]) => [name, String(value)]);
  expect(table('joining')).toEqual(defaults);
});

test('every topic of notifications has the default methods of docs/rules.md', () => {
  expect(table('notifications').map(([topic, , methods]) => [topic, methods])).toEqual(
    NOTIFICATION_TOPICS.map((topic) => [topic, DEFAULT_METHODS[topic].join(', ')]),
  );
});

test('offers are held until the instants of docs/rules.md', () => {
  for (const row of table('offers held')) {
    const [offeredAt, startsAt, zone, until] = cells(row);
    const start = new Date(startsAt);
    const slot = { startsAt: start, endsAt: new Date(start.getTime() + 3 * HOUR_MS) };
    const by = { reach: 'fast', offerMinutes: OFFER_MINUTES.default, timezone: zone } as const;
    expect(minute(holdUntil(slot, by, new Date(offeredAt))), row.join(' ')).toBe(until);
  }
});

test('plans and add-ons have the prices and limits of docs/rules.md', () => {
  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const limit = (count: number | null) => (count === null ? 'unlimited' : String(count));
  expect(table('plans')).toEqual(
    Object.values(PLANS).map(({ name, priceCentsPerMonth, limits, reportDays }) => [
      name,
      money(priceCentsPerMonth),
      limit(limits.locations),
      limit(limits.members),
      limit(limits.spotsPerLocation),
      reportDays === null ? 'any month' : `last ${reportDays} days`,
    ]),
  );
  expect(table('add-ons')).toEqual(
    Object.entries(ADD_ON_PRICES_CENTS).map(([kind, { monthly, annual }]) => [
      kind,
      money(monthly),
      money(annual),
    ]),
  );
});

test('every link in the documents leads to an existing file, and to a heading of it', () => {
  const root = new URL('../../', import.meta.url);
  const inFolder = (folder: string) =>
    readdirSync(new URL(folder, root))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`);
  const documents = ['README.md', 'CONTRIBUTING.md', ...inFolder('docs/'), ...inFolder('docs/decisions/')];
  const broken = documents.flatMap((document) => {
    const here = new URL(document, root);
    return [...readFileSync(here, 'utf8').matchAll(/\]\(([^)#:]*)(?:#([^)]+))?\)/g)]
      .filter(([, path, heading]) => {
        const target = path ? new URL(path, here) : here;
        if (!existsSync(target)) return true;
        return heading && target.pathname.endsWith('.md') && !headingsOf(target).includes(heading);
      })
      .map(([link]) => `${document}: ${link}`);
  });
  expect(broken).toEqual([]);
});

/** As GitHub writes them in addresses. */
const headingsOf = (document: URL): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

test('docs/asvs.md counts its answers rightly, gives each once, and cites only files that exist', () => {
  const [head = '', ...sections] = textOf('docs/asvs.md').split(/^## /m);
  const answers = sections.map((section) => ({
    answer: section.split('\n', 1)[0]!.toLowerCase(),
    rows: section.split('\n').filter((line) => line.startsWith('- ')),
  }));
  const numbers = answers.flatMap(({ rows }) => rows.flatMap(requirementsIn));
  const counted = answers.map(({ answer, rows }) => [answer, rows.flatMap(requirementsIn).length] as const);
  const told = [...head.matchAll(/^\| ([a-z ]+) \| (\d+) \|$/gm)].map(([, answer, n]) => [answer, Number(n)]);
  expect(Object.fromEntries(told)).toEqual({ ...Object.fromEntries(counted), all: numbers.length });
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { answer, rows } of answers)
    for (const row of rows) {
      const cited = [...row.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => path);
      if (answer === 'met') expect(cited, row).not.toEqual([]);
      for (const path of cited)
        expect(existsSync(new URL(`../../docs/${path}`, import.meta.url)), path).toBe(true);
    }
});

/** The numbers before a row's colon, where `1.2.3–5` are three. */
const requirementsIn = (row: string): string[] =>
  [...row.split(': ')[0]!.matchAll(/(\d+\.\d+)\.(\d+)(?:–(\d+))?/g)].flatMap(
    ([, section, first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${section}.${Number(first) + i}`),
  );

test('the locks of docs/architecture.md are in the order that tests watch', () => {
  expect(table('locks', textOf('docs/architecture.md')).map(([lock]) => lock)).toEqual(LOCK_ORDER);
});

test('docs/operations/services.md names the events that Stripe must send', () => {
  const [, listed = ''] =
    /with the events (.*?)\. Its signing secret/.exec(textOf('docs/operations/services.md')) ?? [];
  const named = [...listed.matchAll(/`([^`]+)`/g)].map(([, event]) => event);
  expect(new Set(named)).toEqual(new Set(HEARD_EVENTS));
});
