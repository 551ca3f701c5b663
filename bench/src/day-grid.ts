import { addDays } from '@chargerota/domain';
import { makeCrowd, type Crowd } from './crowd.ts';
import { drive, median } from './drive.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type DayGridSize = { rounds: number; seconds: number };

const CHARGERS = 200;
const PEOPLE = 800;
/** Requests of one person that are answered at once (request-queue.ts). */
const OF_ONE = 4;
/** Screens of as many people, as when all of them follow one change. */
const OF_MANY = 16;
const AIM_KB = 60;

/**
 * A day of 200 chargers with 800 reservations of as many people: answers a second and their size by the route that the
 * screens read, beside the one that others read, for a member, for an administrator, who is shown everything, and for many
 * members at once.
 */
export async function measureDayGrid(stage: Stage, size: DayGridSize): Promise<Figure[]> {
  const database = await stage.createDatabase();
  const crowd = await makeDayCrowd(database);
  const date = addDays(new Date().toISOString().slice(0, 10), 1);
  await reserveDay(database, crowd, date);
  const http = openHttpClient(await stage.startApplication(database));
  const ask = async (path: string, session: string): Promise<string> => {
    const { status, body } = await http.call('GET', path, session);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
    return body;
  };
  const figures: Figure[] = [];
  let asked = 0;
  const viewers: Viewer[] = [
    { name: 'a member', clients: OF_ONE, session: () => crowd.members[0]!.session },
    { name: 'an administrator', clients: OF_ONE, session: () => crowd.admin },
    {
      name: `${OF_MANY} members at once`,
      clients: OF_MANY,
      session: () => crowd.members[asked++ % crowd.members.length]!.session,
    },
  ];
  for (const viewer of viewers) {
    const asking = (path: string) => () =>
      ask(`${path}/${date}?locationId=${crowd.locationId}`, viewer.session());
    figures.push(await compareRoutes(viewer, asking('/api/days'), asking('/api/reservations/date'), size));
  }
  http.close();
  return figures;
}

type Viewer = { name: string; clients: number; session: () => string };

async function compareRoutes(
  { name, clients }: Viewer,
  short: () => Promise<string>,
  long: () => Promise<string>,
  { rounds, seconds }: DayGridSize,
): Promise<Figure> {
  const turn = { clients, seconds };
  const [shortRates, longRates]: [number[], number[]] = [[], []];
  const rateOf = async (way: () => Promise<string>) =>
    (await drive(turn, async () => void (await way()))).perSecond;
  for (let index = 0; index <= rounds; index += 1) {
    const rates = [await rateOf(short), await rateOf(long)] as const;
    if (index === 0) continue;
    shortRates.push(rates[0]);
    longRates.push(rates[1]);
  }
  const [shortKb, longKb] = [kbOf(await short()), kbOf(await long())];
  const ratio = median(shortRates.map((rate, index) => rate / longRates[index]!));
  return {
    name: `The day's grid for ${name}`,
    summary: `${ratio.toFixed(1)} times the rate of the long route  (${round(median(shortRates))}/s to ${round(median(longRates))}/s), ${shortKb.toFixed(0)} KB to ${longKb.toFixed(0)} KB`,
    values: {
      ratio: round(ratio, 2),
      shortPerSecond: round(median(shortRates)),
      longPerSecond: round(median(longRates)),
      shortKb: round(shortKb, 1),
      longKb: round(longKb, 1),
    },
    aim: { text: `at most ${AIM_KB} KB`, met: shortKb <= AIM_KB },
  };
}

const kbOf = (body: string): number => Buffer.byteLength(body) / 1000;

export const makeDayCrowd = (database: BenchDatabase): Promise<Crowd> =>
  makeCrowd(database, PEOPLE, { spots: CHARGERS, timezone: 'UTC' });

/** Each member has a name, a contact and a vehicle of their own, and three hours on one of the chargers. */
export async function reserveDay(
  { pool }: BenchDatabase,
  { organizationId, locationId, members }: Crowd,
  date: string,
  firstHour = 6,
): Promise<void> {
  const ids = members.map(({ id }) => id);
  await pool.query(
    `UPDATE users SET first_name = 'Maya' || n, last_name = 'Reyes' || n, email = 'maya.reyes' || n || '@example.org',
       phone = '+1 212 555 ' || lpad(n::text, 4, '0'), vehicle_make = 'Nissan', vehicle_model = 'Leaf ' || n,
       vehicle_color = 'Blue'
     FROM unnest($1::uuid[]) WITH ORDINALITY AS who (id, n) WHERE users.id = who.id`,
    [ids],
  );
  await pool.query(
    `INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
       starts_at, ends_at, created_at, updated_at)
     SELECT $1, uuidv7(), 'reservation', 'confirmed', who.id, $2, who.spot_id, $5, hour || '-' || hour + 3,
       $5::date::timestamptz + make_interval(hours => hour), $5::date::timestamptz + make_interval(hours => hour + 3),
       now(), now()
     FROM unnest($3::uuid[], $4::uuid[]) WITH ORDINALITY AS who (id, spot_id, n),
       LATERAL (SELECT $6::int + 3 * ((n - 1) / ${CHARGERS})::int AS hour) slot`,
    [organizationId, locationId, ids, members.map(({ spotId }) => spotId), date, firstHour],
  );
  await pool.query('ANALYZE');
}
