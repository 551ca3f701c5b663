// A booking's transaction driven by pgbench, PostgreSQL's own program: what the database does without Node in front.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Parameter, Statement } from '../../server/src/platform/database/statement-group.ts';
import type { Driven } from './drive.ts';
import type { BenchDatabase } from './stage.ts';

/** A booking as the application sends it, in two round trips, and what of it is another's in the next booking. */
export type Sample = {
  organizationId: string;
  locationId: string;
  timezone: string;
  member: { id: string };
  spotId: string;
  date: string;
  timeSlot: string;
  period: { startsAt: Date; endsAt: Date };
  near: { startsAt: Date; endsAt: Date };
  read: Statement[];
  write: Statement[];
};

/** Before it, statements that are prepared could not be sent without waiting for each other's answers. */
const FIRST_VERSION = 15;
const DEBIAN = '/usr/lib/postgresql';

/** The path of a pgbench that knows pipelines; null where none is installed. */
export function findPgbench(): string | null {
  const installed = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin/pgbench'))
    : [];
  const version = (path: string) =>
    Number(/\d+/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0] ?? 0);
  return ['pgbench', ...installed.toReversed()].find((path) => version(path) >= FIRST_VERSION) ?? null;
}

/** Drives the transaction of `sample` for other members, spots and hours, all of them free. */
export async function openPgbench(
  program: string,
  database: BenchDatabase,
  { sample, members }: { sample: Sample; members: number },
): Promise<{ drive(size: { clients: number; seconds: number }): Promise<Driven>; close(): Promise<void> }> {
  const { organizationId, locationId } = sample;
  await database.pool.query(PEOPLE, [organizationId, locationId, members]);
  const folder = await mkdtemp(join(tmpdir(), 'chargerota-pgbench-'));
  const script = join(folder, 'booking.sql');
  await writeFile(script, scriptOf(sample));

  async function stored(): Promise<{ rows: number; turns: number }> {
    const { rows } = await database.pool.query<{ rows: number; turns: number }>(
      `SELECT count(*)::int AS rows, count(DISTINCT (date, time_slot))::int AS turns
       FROM reservations WHERE organization_id = $1`,
      [organizationId],
    );
    return rows[0]!;
  }
  return {
    async drive({ clients, seconds }) {
      const before = await stored();
      const variables = { i: -1, clients, members, first: before.turns * members };
      const { stdout } = await promisify(execFile)(program, [
        '--no-vacuum',
        '--protocol=prepared',
        `--file=${script}`,
        `--client=${clients}`,
        `--jobs=${Math.min(clients, availableParallelism())}`,
        `--time=${seconds}`,
        ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
        database.connectionString,
      ]);
      const count = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
      const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
      const booked = (await stored()).rows - before.rows;
      if (booked !== count) throw new Error(`pgbench booked ${booked} times in ${count} transactions`);
      return { count, perSecond };
    },
    close: () => rm(folder, { recursive: true }),
  };
}

/** An id that counts up, as UUIDv7 does; `prefix` has eight digits. */
const idOf = (prefix: string, number: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** The accounts have the ids of their chargers. */
const PEOPLE = `
  WITH spot AS (
    INSERT INTO spots (organization_id, id, location_id, spot_number, position, created_at)
    SELECT $1, ${idOf('01930000', 'n')}, $2, 'P' || n, n + 2, now() FROM generate_series(0, $3::int - 1) n
    RETURNING id),
  person AS (
    INSERT INTO users (id, first_name, last_name, email, status, created_at, updated_at)
    SELECT id, 'Maya', 'Reyes', id || '@example.org', 'approved', now(), now() FROM spot
    RETURNING id)
  INSERT INTO organization_memberships (organization_id, id, user_id, role, status, joined_at)
  SELECT $1, id, id, 'user', 'active', now() FROM person`;

/** As in bookings.ts: member after member, then their next hour, four hours a day. */
function scriptOf(sample: Sample): string {
  const varying = varyingOf(sample);
  const asked = (statement: Statement) => `${withValues(statement, varying)};`;
  return `
\\set i :i + 1
\\set n :first + :i * :clients + :client_id
\\set member :n % :members
\\set day :n / :members / 4
\\set hour 6 + 2 * (:n / :members % 4)
\\startpipeline
BEGIN ISOLATION LEVEL READ COMMITTED;
${sample.read.map(asked).join('\n')}
\\endpipeline
\\startpipeline
${sample.write.map(asked).join('\n')}
COMMIT;
\\endpipeline
`;
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** How each value of the sample that is another in the next booking is computed. */
function varyingOf({ read, write, ...sample }: Sample): Map<string, string> {
  const date = `('${sample.date}'::date + :day::int)`;
  const hourIn = (zone: string, shift: number) =>
    `((${date} + make_interval(hours => :hour::int + ${shift})) AT TIME ZONE '${zone}')`;
  const [startHour = 0] = sample.timeSlot.split('-').map(Number);
  const hoursFrom = (instant: Date) =>
    (instant.getTime() - Date.parse(`${sample.date}T00:00:00Z`)) / 3_600_000 - startHour;
  const varying = new Map([
    [sample.member.id, idOf('01930000', ':member::int')],
    [sample.spotId, idOf('01930000', ':member::int')],
  ]);
  // Every other id was made for the booking: its own, its job's and its notices'. Each gets a prefix of its own.
  const ids = JSON.stringify([read, write]).match(UUID) ?? [];
  const stay = [sample.organizationId, sample.locationId];
  for (const id of ids)
    if (!varying.has(id) && !stay.includes(id))
      varying.set(id, idOf(`0194${String(varying.size).padStart(4, '0')}`, ':n::bigint'));
  return new Map([
    ...varying,
    [sample.period.startsAt.toISOString(), hourIn(sample.timezone, 0)],
    [sample.period.endsAt.toISOString(), hourIn(sample.timezone, 1)],
    [sample.near.startsAt.toISOString(), hourIn('UTC', hoursFrom(sample.near.startsAt))],
    [sample.near.endsAt.toISOString(), hourIn('UTC', hoursFrom(sample.near.endsAt))],
    [sample.date, date],
    [sample.timeSlot, `(:hour::int || '-' || :hour::int + 1)`],
  ]);
}

const withValues = ({ text, values }: Statement, varying: Map<string, string>): string =>
  text.replaceAll(/\$(\d+)/g, (_, place: string) => `(${sqlOf(values[Number(place) - 1]!, varying)})`);

function sqlOf(value: Parameter, varying: Map<string, string>): string {
  if (value === null) return 'NULL';
  // The only list is that of the locks' keys.
  if (Array.isArray(value)) return 'ARRAY[2 * :member::bigint, 2 * :member::bigint + 1]';
  const text = value instanceof Date ? value.toISOString() : `${value as string | number | boolean}`;
  const known = varying.get(text);
  if (known) return known;
  // pgbench takes a colon with a letter behind it for a variable: in JSON, a space comes between.
  const safe = /^[[{]/.test(text) ? JSON.stringify(JSON.parse(text), null, 1) : text;
  let sql = quoted(safe);
  for (const [part, computed] of varying) {
    // A slot such as 8-9 may also be a part of an id, so in JSON it counts with its quotation marks only.
    if (part.length >= SHORTEST_PART) {
      if (safe.includes(part)) sql = `replace(${sql}, ${quoted(part)}, ${computed}::text)`;
    } else if (safe.includes(`"${part}"`))
      sql = `replace(${sql}, ${quoted(`"${part}"`)}, '"' || ${computed}::text || '"')`;
  }
  return sql;
}

/** Dates, instants and ids are longer than this, slots are shorter. */
const SHORTEST_PART = 8;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
