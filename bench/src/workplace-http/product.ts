// The product as a server on loopback whose clock is driven, with the people of a simulated workplace as its members.
import { createSession } from '../../../server/src/platform/sessions/sessions.ts';
import { SESSION_COOKIE } from '../../../server/src/platform/sessions/session-cookie.ts';
import { buildTestApp, type TestApp } from '../../../server/testing/build-test-app.ts';
import { makeLocation } from '../../../server/testing/make-location.ts';
import { makeMember } from '../../../server/testing/make-member.ts';
import { makeOrganization } from '../../../server/testing/make-organization.ts';
import { ManualClock } from '../../../server/testing/manual-clock.ts';
import { openHttpClient } from '../http-client.ts';
import type { BenchDatabase } from '../stage.ts';
import { OPEN_HOURS, rulesOf, type Policy } from '../workplace/policies.ts';
import type { Visit } from '../workplace/population.ts';
import { ZONE } from '../workplace/workplace.ts';

type Person = Visit['person'];
type Method = 'GET' | 'POST' | 'PATCH';

export type Product = {
  organizationId: string;
  locationId: string;
  /** Charger ids, in the simulation's order. */
  spotIds: string[];
  memberOf: (person: Person) => string;
  /** The person whose id it is. */
  personOf: (userId: string) => number;
  /** Calls a route as this person. */
  call(person: Person | 'admin', method: Method, path: string, body?: object): Promise<Answer>;
  /** Lets time pass: what reservations and lines have left for later is done at its own time. */
  waitUntil(instant: number): Promise<void>;
  /** Does what is due now. */
  settle(): Promise<void>;
  close(): Promise<void>;
};
export type Answer = { status: number; body: unknown };

export async function openProduct(
  database: BenchDatabase,
  { policy, people, spots, startsAt }: { policy: Policy; people: Person[]; spots: number; startsAt: number },
): Promise<Product> {
  const clock = new ManualClock(new Date(startsAt));
  const app = await buildTestApp({ beside: { database, clock } as unknown as TestApp });
  const bench = { database, clock };
  const organization = await makeOrganization(
    bench,
    {
      ...rulesOf(policy),
      timezone: ZONE,
      lineEnabled: policy.line,
      lineOrder: policy.fair ? 'fair' : 'first_come',
      lineRestAtOnce: policy.restAtOnce,
    },
    { status: 'active', isInTrial: false },
  );
  const location = await makeLocation(bench, organization, { spots, hours: OPEN_HOURS });
  const idOf = new Map<number, string>();
  for (const { index, channel } of people) {
    // A text message reaches as fast as a push message, and needs no browser.
    const user = channel === 'mail' ? {} : { confirmedPhone: `+1555${String(index).padStart(7, '0')}` };
    // In their order.
    idOf.set(index, (await makeMember(bench, organization, { user })).id);
  }
  const indexOf = new Map([...idOf].map(([index, id]) => [id, index]));
  const http = openHttpClient(await app.app.listen({ host: '127.0.0.1', port: 0 }));

  const sessions = new Map<string, { since: number; cookie: string }>();
  async function sessionOf(userId: string): Promise<string> {
    const known = sessions.get(userId);
    const now = clock.now();
    // Sessions end after two weeks without use.
    if (known && now.getTime() - known.since < 7 * 86_400_000) return known.cookie;
    const { cookieValue } = await createSession(database.drizzle, { userId }, now);
    const cookie = `${SESSION_COOKIE}=${cookieValue}`;
    sessions.set(userId, { since: now.getTime(), cookie });
    return cookie;
  }

  async function settle(): Promise<void> {
    const { failed } = await app.app.jobRunner.drain();
    if (failed.length > 0) throw new Error(`a job failed: ${JSON.stringify(failed)}`);
  }

  async function nextDue(until: number): Promise<Date | null> {
    const { rows } = await database.pool.query<{ due: Date | null }>(
      `SELECT min(due_at) AS due FROM jobs
       WHERE due_at > $1 AND due_at <= $2 AND kind ~ '^(reservations|waitlist)[.]'`,
      [clock.now(), new Date(until)],
    );
    return rows[0]?.due ?? null;
  }

  return {
    organizationId: organization.id,
    locationId: location.id,
    spotIds: location.spots.map(({ id }) => id),
    memberOf: ({ index }) => idOf.get(index)!,
    personOf: (userId) => indexOf.get(userId)!,
    async call(person, method, path, body) {
      const userId = person === 'admin' ? organization.admin.id : idOf.get(person.index)!;
      const answer = await http.call(method, path, await sessionOf(userId), body);
      return { status: answer.status, body: answer.body === '' ? null : JSON.parse(answer.body) };
    },
    async waitUntil(instant) {
      for (let due = await nextDue(instant); due; due = await nextDue(instant)) {
        clock.set(due);
        await settle();
      }
      clock.set(new Date(instant));
      await settle();
    },
    settle,
    async close() {
      http.close();
      await app.app.close();
    },
  };
}
