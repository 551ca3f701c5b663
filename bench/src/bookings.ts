import { addDays, effectsOf, formatTimeSlot, localDate, slotOf, slotPeriod } from '@chargerota/domain';
import type { QueryResultRow } from 'pg';
import { noticesOfNew } from '../../server/src/features/notifications/reservation-notices.ts';
import { choicesOf } from '../../server/src/features/notifications/sql-rules.ts';
import { nearWish } from '../../server/src/features/reservations/booking-context.ts';
import {
  bookStatement,
  factsStatement,
  readFacts,
} from '../../server/src/features/reservations/booking-store.ts';
import { followUpJobs } from '../../server/src/features/reservations/follow-ups.ts';
import { eventsOf } from '../../server/src/features/reservations/write-changes.ts';
import { lockStatement } from '../../server/src/platform/database/locks.ts';
import { newId } from '../../server/src/platform/database/ids.ts';
import { twoStepTransaction } from '../../server/src/platform/database/two-step-transaction.ts';
import { tenantScope } from '../../server/src/platform/http/scopes.ts';
import { drive, median, type Driven } from './drive.ts';
import { openHttpClient } from './http-client.ts';
import { makeCrowd, type Crowd } from './crowd.ts';
import { findPgbench, openPgbench } from './pgbench.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type BookingsSize = { clients: readonly number[]; rounds: number; seconds: number; members: number };

/** One-hour slots of a day which don't touch each other, within the default peak hours. */
const STARTS = [6, 8, 10, 12];
const DAYS = 28;
const GRACE_MINUTES = 30;
const AIM = { clients: 32, ratio: 0.55 };

/**
 * Bookings a second through HTTP beside the bare transaction: the same statements (locks, what a wish is judged by, the
 * booking with its job and reminders) in the same two round trips over as many connections, without HTTP, session and
 * rules. By turns, so that a machine that slows down slows both. If it is installed, pgbench sends the same transaction.
 */
export async function measureBookings(stage: Stage, size: BookingsSize): Promise<Figure[]> {
  const database = await stage.createDatabase();
  const origin = await stage.startApplication(database);
  const http = openHttpClient(origin);
  const overHttp = wishes(await makeCrowd(database, size.members));
  const bare = wishes(await makeCrowd(database, size.members));

  async function bookOverHttp(): Promise<void> {
    const { member, locationId, spotId, date, timeSlot } = overHttp();
    const { status, body } = await http.call('POST', '/api/reservations', member.session, {
      userId: member.id,
      locationId,
      spotId,
      date,
      timeSlot,
    });
    if (status !== 201) throw new Error(`a booking was answered with ${status}: ${body}`);
  }
  const inPgbench = await openInPgbench(database, size.members);
  const ways: Ways = {
    http: (turn) => drive(turn, bookOverHttp),
    sql: (turn) => drive(turn, () => bookBare(database, bare())),
    ...(inPgbench && { pgbench: (turn) => inPgbench.drive(turn) }),
  };
  if (!inPgbench)
    console.log('No pgbench (15 or later) is installed: bookings are measured beside bare SQL alone.');

  for (const way of Object.values(ways)) await way({ clients: 32, seconds: 2 });
  const figures: Figure[] = [];
  for (const clients of size.clients) figures.push(await compareRates(ways, { ...size, clients }));
  http.close();
  await inPgbench?.close();
  return figures;
}

async function openInPgbench(database: BenchDatabase, members: number) {
  const program = findPgbench();
  if (!program) return null;
  const wish = wishes(await makeCrowd(database, 1))();
  const { near, read, write } = statementsOf(wish);
  const facts = await twoStepTransaction(database, { read }, ({ read: [, rows = []] }) => ({
    write: [],
    result: () => rows,
  }));
  return openPgbench(program, database, { sample: { ...wish, near, read, write: write(facts) }, members });
}

type Way = (turn: { clients: number; seconds: number }) => Promise<Driven>;
type Ways = { http: Way; sql: Way; pgbench?: Way };

async function compareRates(
  ways: Ways,
  size: { clients: number; rounds: number; seconds: number },
): Promise<Figure> {
  const rates = { http: [] as number[], sql: [] as number[], pgbench: [] as number[] };
  for (let turn = 0; turn < size.rounds; turn += 1) {
    rates.http.push((await ways.http(size)).perSecond);
    rates.sql.push((await ways.sql(size)).perSecond);
    if (ways.pgbench) rates.pgbench.push((await ways.pgbench(size)).perSecond);
  }
  const httpRate = median(rates.http);
  /** The median of the rounds' ratios: each round's rates are of the same moment. */
  const ratioTo = (others: number[]) => median(others.map((other, turn) => rates.http[turn]! / other));
  const ratio = ratioTo(rates.sql);
  const beside = [`${round(median(rates.sql))}/s in bare SQL`];
  if (ways.pgbench)
    beside.push(`${ratioTo(rates.pgbench).toFixed(2)} of ${round(median(rates.pgbench))}/s in pgbench`);
  return {
    name: `Bookings, HTTP to bare SQL, ${size.clients}`,
    summary: `${ratio.toFixed(2)}  (${round(httpRate)}/s to ${beside.join('; ')}; ${size.clients} clients)`,
    values: {
      ratio: round(ratio, 3),
      httpPerSecond: round(httpRate),
      sqlPerSecond: round(median(rates.sql)),
      ...(ways.pgbench && {
        ratioToPgbench: round(ratioTo(rates.pgbench), 3),
        pgbenchPerSecond: round(median(rates.pgbench)),
      }),
      clients: size.clients,
    },
    ...(size.clients === AIM.clients && {
      aim: { text: `at least ${AIM.ratio}`, met: ratio >= AIM.ratio },
    }),
  };
}

export type Wish = ReturnType<ReturnType<typeof wishes>>;

/** Wishes that all can be fulfilled: by turns of the members, each on a spot of their own, slot after slot. */
export function wishes({ organizationId, locationId, timezone, members }: Crowd) {
  const tomorrow = addDays(localDate(new Date(), timezone), 1);
  let next = 0;
  return () => {
    const member = members[next % members.length]!;
    const turn = Math.floor(next / members.length);
    const date = addDays(tomorrow, Math.floor(turn / STARTS.length));
    const slot = slotOf(STARTS[turn % STARTS.length]!, 1);
    next += 1;
    const period = slotPeriod(date, slot, timezone);
    if (turn >= DAYS * STARTS.length || !period) throw new Error('the crowd has nothing left to wish for');
    const timeSlot = formatTimeSlot(slot);
    const { spotId } = member;
    return { member, organizationId, locationId, spotId, timezone, date, timeSlot, period };
  };
}

export async function bookBare(database: BenchDatabase, wish: Wish): Promise<void> {
  const { read, write } = statementsOf(wish);
  const rows = await twoStepTransaction(database, { read }, ({ read: [, facts = []] }) => ({
    write: write(facts),
    result: ([booked = []]) => booked.length,
  }));
  if (rows !== 1) throw new Error('a bare booking was refused');
}

/** What a booking sends in each of its two round trips; the second follows from the rows of the facts. */
function statementsOf(wish: Wish) {
  const scope = tenantScope(wish.organizationId);
  const { member, locationId, spotId, date, timeSlot } = wish;
  const near = nearWish({ date, timeSlot });
  const read = [
    lockStatement([
      { of: 'member', id: member.id },
      { of: 'spot', id: spotId },
    ]),
    factsStatement(scope, { userId: member.id, locationId, spotId, date, near, now: new Date() }),
  ];
  const write = (facts: QueryResultRow[]) => {
    const reservation = {
      organizationId: wish.organizationId,
      id: newId(),
      kind: 'reservation' as const,
      status: 'confirmed' as const,
      userId: member.id,
      locationId,
      spotId,
      date,
      timeSlot,
      ...wish.period,
      arrivedAt: null,
      releasedAt: null,
      awaitedMs: 0,
      leftFrom: null,
      leftUntil: null,
      createdAt: new Date(),
    };
    const state = { ...reservation, timezone: wish.timezone, powerKw: 7 };
    const now = new Date();
    const effects = effectsOf(null, state, { noShowGracePeriodMinutes: GRACE_MINUTES }, now);
    const { notices } = noticesOfNew(state, choicesOf(readFacts(facts)!.choices), now);
    const jobs = followUpJobs(reservation, effects.set);
    const events = eventsOf(scope, member.id, effects);
    return [bookStatement(scope, { reservation }, { jobs, notices, events, answer: null })];
  };
  return { near, read, write };
}
