import { addDays, slotOf, slotPeriod } from '@chargerota/domain';
import { listSpotAvailability } from '../../server/src/features/reservations/day-store.ts';
import { tenantScope } from '../../server/src/platform/http/scopes.ts';
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

/** A day's availability of a location with 200 spots, all of them taken, by how much is stored beside that day. */
export async function measureGrowth(stage: Stage, size: GrowthSize): Promise<Figure[]> {
  const small = await prepare(stage, size.small);
  const large = await prepare(stage, size.large);
  const names = ['availability, SQL', 'availability, HTTP', "the day's grid, HTTP"] as const;
  const figures: Figure[] = [];
  for (const name of names) {
    // oxlint-disable no-await-in-loop -- one at a time is what is timed
    await compareMs(WARM_UP, small.asks[name], large.asks[name]);
    const [smallMs, largeMs] = await compareMs(size.times, small.asks[name], large.asks[name]);
    // oxlint-enable no-await-in-loop
    const ratio = largeMs / smallMs;
    const [from, to] = [count(small.stored), count(large.stored)];
    figures.push({
      name: `Growth, ${name}`,
      summary: `${ratio.toFixed(2)}  (${largeMs.toFixed(2)} ms at ${to} reservations to ${smallMs.toFixed(2)} ms at ${from})`,
      values: {
        ratio: round(ratio, 3),
        smallMs: round(smallMs, 3),
        largeMs: round(largeMs, 3),
        smallStored: small.stored,
        largeStored: large.stored,
      },
      aim: { text: `at most ${AIM}`, met: ratio <= AIM },
    });
  }
  small.close();
  large.close();
  return figures;
}

async function prepare(stage: Stage, history: History) {
  const database = await stage.createDatabase();
  const crowd = await makeCrowd(database, 1, { spots: MEASURED_SPOTS, timezone: 'UTC' });
  const { organizationId, locationId } = crowd;
  const session = crowd.members[0]!.session;
  const date = addDays(new Date().toISOString().slice(0, 10), 2);
  const stored = await storeHistory(database, { organizationId, lastDay: addDays(date, 5) }, history);
  const http = openHttpClient(await stage.startApplication(database));
  const period = slotPeriod(date, slotOf(9, 3), 'UTC')!;
  const scope = tenantScope(organizationId);

  async function get(path: string): Promise<void> {
    const { status, body } = await http.call('GET', path, session);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
  }
  return {
    stored,
    close: () => http.close(),
    asks: {
      'availability, SQL': () => listSpotAvailability(database.drizzle, scope, locationId, period),
      'availability, HTTP': () =>
        get(`/api/availability?locationId=${locationId}&date=${date}&timeSlot=9-12`),
      "the day's grid, HTTP": () => get(`/api/reservations/date/${date}?locationId=${locationId}`),
    },
  };
}

const count = (value: number) =>
  value >= 1_000_000 ? `${(value / 1_000_000).toFixed(1)} M` : `${Math.round(value / 1000)} k`;
