import { addDays, localDate } from '@chargerota/domain';
import { makeCrowd } from './crowd.ts';
import { openEventStream } from './event-stream.ts';
import { openHttpClient } from './http-client.ts';
import { round, type Figure } from './report.ts';
import type { Stage } from './stage.ts';

export type LiveSize = { times: number };

const AIM_MS = 1000;

/**
 * The time from a member's press at one instance until a reader at another instance hears of it: request, commit,
 * announcement and stream together.
 */
export async function measureLive(stage: Stage, { times }: LiveSize): Promise<Figure> {
  const database = await stage.createDatabase();
  const [here, there] = [await stage.startApplication(database), await stage.startApplication(database)];
  const { members, locationId, timezone } = await makeCrowd(database, times + 1);
  const http = openHttpClient(here);
  const [reader, ...bookers] = members;
  let tell: (at: number) => void = () => undefined;
  const stream = await openEventStream(there, reader!.session, (_event, at) => tell(at));
  const date = addDays(localDate(new Date(), timezone), 1);
  const taken: number[] = [];
  for (const member of bookers) {
    const heard = new Promise<number>((resolve) => (tell = resolve));
    const startedAt = performance.now();
    const wish = { userId: member.id, locationId, spotId: member.spotId, date, timeSlot: '9-10' };
    // One after another, so that each is told by itself.
    const { status, body } = await http.call('POST', '/api/reservations', member.session, wish);
    if (status !== 201) throw new Error(`a booking was answered with ${status}: ${body}`);
    taken.push((await heard) - startedAt);
  }
  stream.close();
  http.close();
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]!;
  const [medianMs, p95Ms] = [round(at(0.5)), round(at(0.95))];
  return {
    name: 'Live, booking to other instance',
    summary: `${medianMs} ms, 95th percentile ${p95Ms} ms (${times} bookings)`,
    values: { medianMs, p95Ms, times },
    aim: { text: `${AIM_MS} ms`, met: p95Ms < AIM_MS },
  };
}
