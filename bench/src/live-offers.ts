import { HOUR_MS } from '@chargerota/domain';
import { makeCrowd, type Crowd } from './crowd.ts';
import { median, percentile } from './drive.ts';
import { openEventStream } from './event-stream.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type LiveOffersSize = { times: number };

const AIM_MS = 1000;
const WARM_UP = 5;

/**
 * The time from the answer to a member who releases a charger until the first in line hears of the offer: job, match,
 * commit, announcement and stream together. On one instance, and with the stream at another one than the release.
 */
export async function measureLiveOffers(stage: Stage, { times }: LiveOffersSize): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const instances of [1, 2]) {
    const taken = await measure(stage, { times, instances });
    const [medianMs, p95Ms] = [round(median(taken)), round(percentile(taken, 0.95))];
    figures.push({
      name: `Live, release to offer, instances: ${instances}`,
      summary: `${medianMs} ms, 95th percentile ${p95Ms} ms (${times} releases)`,
      values: { medianMs, p95Ms, times, instances },
      aim: { text: `${AIM_MS} ms`, met: p95Ms < AIM_MS },
    });
  }
  return figures;
}

async function measure(stage: Stage, { times, instances }: { times: number; instances: number }) {
  const rounds = WARM_UP + times;
  const database = await stage.createDatabase();
  const crowd = await makeCrowd(database, 2 * rounds, { spots: rounds, timezone: 'UTC' });
  const [charging, waiting] = [crowd.members.slice(0, rounds), crowd.members.slice(rounds)];
  // Shortly before noon tomorrow, so that nothing depends on the hour in which this runs.
  const midnight = new Date().setUTCHours(24, 0, 0, 0);
  const clock = { CLOCK_START: new Date(midnight + 10.1 * HOUR_MS).toISOString() };
  const date = new Date(midnight).toISOString().slice(0, 10);
  const reservationOf = await storeSessions(database, crowd, { charging, date });
  const here = await stage.startApplication(database, clock);
  const there = instances > 1 ? await stage.startApplication(database, clock) : here;
  const http = openHttpClient(here);
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, session: string, body?: object) => {
    const answer = await http.call(method, path, session, body);
    if (answer.status >= 300) throw new Error(`${path} was answered with ${answer.status}: ${answer.body}`);
    return answer.body;
  };
  const openOffer = async (session: string) => {
    const offers = JSON.parse(await call('GET', '/api/offers', session)) as { id: string; status: string }[];
    return offers.find(({ status }) => status === 'open');
  };
  // Everybody waits from the start, so that each release has a line before it.
  const wish = { locationId: crowd.locationId, date, fromHour: 10, toHour: 11, hours: 2 };
  // In their order.
  for (const { session } of waiting) await call('POST', '/api/watches', session, wish);

  const taken: number[] = [];
  for (const [index, { id, session }] of charging.entries()) {
    const first = waiting[index]!.session;
    let tell: (at: number) => void = () => undefined;
    const heard = new Promise<number>((resolve) => (tell = resolve));
    const stream = await openEventStream(there, first, ({ topic, locationId }, at) => {
      // Without a location it concerns the member alone; it is the first one since they joined.
      if (topic === 'line' && !locationId) tell(at);
    });
    await call('PATCH', `/api/reservations/${reservationOf.get(id)}/release`, session);
    const answeredAt = performance.now();
    const heardAt = await heard;
    stream.close();
    const offer = await openOffer(first);
    if (!offer) throw new Error('the first in line heard of something else than an offer');
    await call('POST', `/api/offers/${offer.id}/accept`, first);
    // The event may overtake the answer.
    if (index >= WARM_UP) taken.push(Math.max(0, heardAt - answeredAt));
  }
  http.close();
  await stage.stopApplications();
  return taken;
}

/** A session on each charger, by 10 to 14 o'clock; resolves to the reservation of each member. */
async function storeSessions(
  { pool }: BenchDatabase,
  { organizationId, locationId }: Crowd,
  { charging, date }: { charging: Crowd['members']; date: string },
): Promise<Map<string, string>> {
  await pool.query('UPDATE organizations SET peak_hours_enabled = false WHERE id = $1', [organizationId]);
  const people = charging.map(({ id }) => id);
  const spots = charging.map(({ spotId }) => spotId);
  const { rows } = await pool.query<{ id: string; user_id: string }>(SESSIONS, [
    organizationId,
    locationId,
    date,
    people,
    spots,
  ]);
  await pool.query('VACUUM (ANALYZE)');
  return new Map(rows.map(({ id, user_id: userId }) => [userId, id]));
}

const SESSIONS = `
  INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
    ends_at, arrived_at, created_at, updated_at)
  SELECT $1::uuid, gen_random_uuid(), 'reservation', 'arrived', user_id, $2::uuid, spot_id, $3::date, '10-14',
    $3::date + interval '10 hours', $3::date + interval '14 hours', $3::date + interval '10 hours', now(), now()
  FROM unnest($4::uuid[], $5::uuid[]) one(user_id, spot_id)
  RETURNING id, user_id`;
