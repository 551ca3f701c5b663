import { addDays, dayPeriod, slotOf, slotPeriod } from '@chargerota/domain';
import { countNoShows } from '../../server/src/features/organizations/overview-store.ts';
import { listEndedRows, listSpotAvailability } from '../../server/src/features/reservations/day-store.ts';
import { expiredReservations } from '../../server/src/features/reservations/retention-store.ts';
import { listOwnReservations } from '../../server/src/features/reservations/own-store.ts';
import { countOwnEnded, loadOwnSessions } from '../../server/src/features/reservations/sums-store.ts';
import { namedQuery } from '../../server/src/platform/database/database.ts';
import { tenantScope, type UserScope } from '../../server/src/platform/http/scopes.ts';
import { makeCrowd } from './crowd.ts';
import { compareMs } from './drive.ts';
import { MEASURED_SPOTS, storeHistory, type History } from './history.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { Stage } from './stage.ts';

export type GrowthSize = { small: History; large: History; times: number };

const AIM = 1.5;
/** Enough for every connection to settle on its plans. */
const WARM_UP = 60;
/** So many rows at most; fewer than the smaller of both has, so that both answer with as many. */
const SHOWN = 10;
const LISTED = 200;
const REPORT = 'the usage report of 30 days, HTTP';
/** Half of these are the measured location's, which has 1,000 a day. */
const TWO_MONTHS = 120_000;

/**
 * What is read of a location with 200 spots, all of them taken, and of one of its members, by how much is stored beside
 * that.
 */
export async function measureGrowth(stage: Stage, size: GrowthSize): Promise<Figure[]> {
  const small = await prepare(stage, size.small);
  const months = await prepare(stage, { ...size.small, reservations: TWO_MONTHS });
  const large = await prepare(stage, size.large);
  const figures: Figure[] = [];
  for (const name of Object.keys(small.asks) as (keyof typeof small.asks)[]) {
    const less = name === REPORT ? months : small;
    await compareMs(WARM_UP, less.asks[name], large.asks[name]);
    const [smallMs, largeMs] = await compareMs(size.times, less.asks[name], large.asks[name]);
    const ratio = largeMs / smallMs;
    const [from, to] = [count(less.stored), count(large.stored)];
    figures.push({
      name: `Growth, ${name}`,
      summary: `${ratio.toFixed(2)}  (${largeMs.toFixed(2)} ms at ${to} reservations to ${smallMs.toFixed(2)} ms at ${from})`,
      values: {
        ratio: round(ratio, 3),
        smallMs: round(smallMs, 3),
        largeMs: round(largeMs, 3),
        smallStored: less.stored,
        largeStored: large.stored,
      },
      aim: { text: `at most ${AIM}`, met: ratio <= AIM },
    });
  }
  small.close();
  months.close();
  large.close();
  return figures;
}

async function prepare(stage: Stage, history: History) {
  const database = await stage.createDatabase();
  const crowd = await makeCrowd(database, 1, { spots: MEASURED_SPOTS, timezone: 'UTC' });
  const { organizationId, locationId } = crowd;
  const session = crowd.members[0]!.session;
  const date = addDays(new Date().toISOString().slice(0, 10), 2);
  const stored = await storeHistory(database, { organizationId, lastDay: addDays(date, 2) }, history);
  await database.pool.query(TWO_YEARS, [crowd.members[0]!.spotId]);
  const http = openHttpClient(await stage.startApplication(database));
  const period = slotPeriod(date, slotOf(9, 3), 'UTC')!;
  const scope = tenantScope(organizationId);
  const day = { locationId, date, ...dayPeriod(date, 'UTC') };
  const stoodAt = new Date(`${date}T12:00:00Z`);
  // The accounts of the history have their charger's id.
  const own = { userId: crowd.members[0]!.spotId } as UserScope;
  const expired = expiredReservations(1).at(-1)!;
  const reportPath = `/api/organizations/${organizationId}/report?from=${addDays(date, -32)}&to=${addDays(date, -3)}`;

  async function get(path: string, as = session): Promise<void> {
    const { status, body } = await http.call('GET', path, as);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
  }
  return {
    stored,
    close: () => http.close(),
    asks: {
      'availability, SQL': () => listSpotAvailability(database.drizzle, scope, locationId, period),
      'availability, HTTP': () =>
        get(`/api/availability?locationId=${locationId}&date=${date}&timeSlot=9-12`),
      "the day's grid, HTTP": () => get(`/api/days/${date}?locationId=${locationId}`),
      'the day with what ended, SQL': () => listEndedRows(database.drizzle, scope, [day], LISTED),
      [REPORT]: () => get(reportPath, crowd.admin),
      'own reservations, SQL': () =>
        listOwnReservations(database.drizzle, own, { now: stoodAt, endedLimit: SHOWN }),
      'own history counted, SQL': () => countOwnEnded(database.drizzle, own, stoodAt),
      'eco impact, SQL': () => loadOwnSessions(database.drizzle, own),
      'figures of today, SQL': () => countNoShows(database.drizzle, scope, stoodAt),
      'nothing to delete, SQL': () =>
        namedQuery(database.drizzle, expired, [new Date(0), expired.batch ?? null]),
    },
  };
}

/** Sums of a member's months, as many as are kept: eco impact answers with each of them. */
const TWO_YEARS = `
  INSERT INTO reservation_months (user_id, month, reservations, sessions, length)
  SELECT $1::uuid, date_trunc('month', now()) - make_interval(months => n), 100, 80, interval '240 hours'
  FROM generate_series(0, 23) n ON CONFLICT DO NOTHING`;

const count = (value: number) =>
  value >= 1_000_000 ? `${(value / 1_000_000).toFixed(1)} M` : `${Math.round(value / 1000)} k`;
