import { addDays, formatTimeSlot, localDate, slotOf, slotPeriod } from '@chargerota/domain';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { makeCrowd, type Crowd } from './crowd.ts';
import { drive, median } from './drive.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type BookingsSize = { clients: readonly number[]; rounds: number; seconds: number; members: number };

/** One-hour slots of a day which don't touch each other, within the default peak hours. */
const STARTS = [6, 8, 10, 12];
const DAYS = 28;

/**
 * Bookings a second through HTTP, their mails sent to an SMTP server on loopback, beside the least that a booking could be:
 * an ordinary transaction that locks, inserts the reservation and commits. By turns, so that a machine that slows down
 * slows both.
 */
export async function measureBookings(stage: Stage, size: BookingsSize): Promise<Figure[]> {
  const database = await stage.createDatabase();
  const mails = await openMailServer({ isRead: false });
  const origin = await stage.startApplication(database, {
    SMTP_URL: mails.url,
    MAIL_FROM: 'ChargeRota <no-reply@example.org>',
  });
  const http = openHttpClient(origin);
  const overHttp = wishes(await makeCrowd(database, size.members));
  const bare = wishes(await makeCrowd(database, size.members));

  let booked = 0;
  async function bookOverHttp(): Promise<void> {
    const { member, locationId, spotId, date, timeSlot } = overHttp();
    const body = { userId: member.id, locationId, spotId, date, timeSlot };
    const answer = await http.call('POST', '/api/reservations', member.session, body);
    if (answer.status !== 201)
      throw new Error(`a booking was answered with ${answer.status}: ${answer.body}`);
    booked += 1;
  }
  const areMailed = () => mails.hasReceived(booked);
  const bookBare = () => insertReservation(database, bare());

  const figures: Figure[] = [];
  await drive({ clients: 32, seconds: 2 }, bookOverHttp, areMailed);
  await drive({ clients: 32, seconds: 2 }, bookBare);
  for (const clients of size.clients) {
    const [ofHttp, ofBare]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < size.rounds; turn += 1) {
      ofHttp.push(await drive({ clients, seconds: size.seconds }, bookOverHttp, areMailed));
      ofBare.push(await drive({ clients, seconds: size.seconds }, bookBare));
    }
    const ratio = median(ofHttp.map((rate, turn) => rate / ofBare[turn]!));
    const [httpPerSecond, barePerSecond] = [round(median(ofHttp)), round(median(ofBare))];
    figures.push({
      name: `Bookings, clients: ${clients}`,
      summary: `${ratio.toFixed(2)} of a bare transaction's rate  (${httpPerSecond}/s to ${barePerSecond}/s)`,
      values: { ratio: round(ratio, 3), httpPerSecond, barePerSecond, clients },
    });
  }
  http.close();
  await stage.stopApplications();
  await mails.close();
  return figures;
}

type Wish = ReturnType<ReturnType<typeof wishes>>;

/** Wishes that all can be fulfilled: by turns of the members, each on a spot of their own, slot after slot. */
function wishes({ organizationId, locationId, timezone, members }: Crowd) {
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
    return { member, organizationId, locationId, spotId: member.spotId, date, timeSlot, period };
  };
}

async function insertReservation({ pool }: BenchDatabase, wish: Wish): Promise<void> {
  const { member, organizationId, locationId, spotId, date, timeSlot, period } = wish;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({ name: 'bench.lock', text: LOCK, values: [member.id, spotId] });
    const values = [organizationId, member.id, locationId, spotId, date, timeSlot];
    const { startsAt, endsAt } = period;
    await client.query({ name: 'bench.insert', text: INSERT, values: [...values, startsAt, endsAt] });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended(id, 0)) FROM unnest(ARRAY[$1, $2]) id';

const INSERT = `
  INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
    ends_at, created_at, updated_at)
  VALUES ($1, gen_random_uuid(), 'reservation', 'confirmed', $2, $3, $4, $5, $6, $7, $8, now(), now())`;
