import { addDays, localDate } from '@chargerota/domain';
import { makeCrowd } from './crowd.ts';
import { median } from './drive.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { BenchDatabase, Stage } from './stage.ts';

export type ContentionSize = { clients: number; rounds: number };

/**
 * All clients request the same spot and slot at once. Measures how long until the last one has its answer, and checks
 * that exactly one succeeds.
 */
export async function measureContention(stage: Stage, { clients, rounds }: ContentionSize): Promise<Figure> {
  const database = await stage.createDatabase();
  const http = openHttpClient(await stage.startApplication(database));
  const crowd = await makeCrowd(database, clients, { spots: 1 });
  const { members, locationId, timezone } = crowd;
  // Opens every client's connection first, as browsers would have one.
  await Promise.all(members.map(({ session }) => http.call('GET', '/api/auth/user', session)));

  const taken: number[] = [];
  const faults: string[] = [];
  for (let day = 1; day <= rounds; day += 1) {
    const date = addDays(localDate(new Date(), timezone), day);
    const startedAt = performance.now();
    const statuses = await Promise.all(
      members.map(async ({ id, session, spotId }) => {
        const wish = { userId: id, locationId, spotId, date, timeSlot: '9-12' };
        const { status } = await http.call('POST', '/api/reservations', session, wish);
        return status;
      }),
    );
    taken.push(performance.now() - startedAt);
    const booked = statuses.filter((status) => status === 201).length;
    const refused = statuses.filter((status) => status === 409).length;
    if (booked !== 1 || refused !== clients - 1) {
      faults.push(`${booked} of ${clients} got the slot, ${refused} were told 409`);
    }
  }
  http.close();
  const stored = await countReservations(database);
  if (stored !== rounds) faults.push(`${stored} reservations are stored for ${rounds} slots`);
  const ms = median(taken);
  return {
    name: `${clients} clients for one slot`,
    summary: `${faults.length === 0 ? 'exactly one each time' : 'NOT exactly one'}; all answered in ${round(ms)} ms (median of ${rounds}, ${round(ms / clients, 2)} ms a client)`,
    values: { clients, rounds, medianMs: round(ms, 1), slowestMs: round(Math.max(...taken), 1) },
    faults,
  };
}

async function countReservations({ pool }: BenchDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int FROM reservations');
  return rows[0]?.count ?? 0;
}
