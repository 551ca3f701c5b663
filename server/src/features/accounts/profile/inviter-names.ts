import { personName } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { listNames } from '../store.ts';

/** The names of inviters, for administrators of the organization that the rows belong to; null where nobody invited. */
export async function readInviterNames(
  { database }: AppDeps,
  rows: readonly { invitedBy: string | null }[],
): Promise<(row: { invitedBy: string | null }) => string | null> {
  const ids = [...new Set(rows.flatMap(({ invitedBy }) => invitedBy ?? []))];
  const people = ids.length > 0 ? await listNames(database.drizzle, ids) : [];
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  return ({ invitedBy }) => names.get(invitedBy ?? '') ?? null;
}
