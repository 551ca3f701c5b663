import { m } from '@chargerota/messages';
import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine, localDate } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { entryFilter, type AskedFilter } from './read-log.ts';
import { findTimeZone, listEntries } from './store.ts';
import type { EntryFilter, EntryRow } from './store.ts';

const ENTRIES_AT_ONCE = 500;
const HEADINGS = [
  () => m.sentOrganizations.at,
  () => m.sentOrganizations.actor,
  () => m.common.email,
  () => m.sentOrganizations.action,
  () => m.sentOrganizations.subject,
  () => m.sentOrganizations.field,
  () => m.sentOrganizations.before,
  () => m.sentOrganizations.after,
];

/**
 * The log as a CSV file, newest first, with a line for each changed field. Whatever its length, it is read in pieces as
 * the client takes them. Entries never change, so the pieces fit together without a transaction.
 */
export async function exportLog(
  { database, clock }: AppDeps,
  scope: TenantScope,
  asked: AskedFilter,
): Promise<{ fileName: string; csv: Readable }> {
  const timezone = await findTimeZone(database.drizzle, scope);
  const filter = entryFilter(asked, timezone);
  return {
    fileName: `changes-${localDate(clock.now(), timezone)}.csv`,
    csv: Readable.from(pieces(database.drizzle, scope, filter), { objectMode: false }),
  };
}

async function* pieces(queries: Queries, scope: TenantScope, filter: EntryFilter): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK + csvLine(HEADINGS.map((heading) => heading()));
  let before: EntryRow | undefined;
  do {
    const entries = await listEntries(queries, scope, filter, { limit: ENTRIES_AT_ONCE, before });
    yield text + entries.flatMap(linesOf).join('');
    text = '';
    before = entries.length === ENTRIES_AT_ONCE ? entries.at(-1) : undefined;
  } while (before);
}

function linesOf({ at, actorName, actorEmail, action, subjectLabel, before, after }: EntryRow): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const what = [at.toISOString(), actorName, actorEmail, action, subjectLabel];
  if (fields.length === 0) return [csvLine([...what, '', '', ''])];
  return fields.map((field) => csvLine([...what, field, before?.[field], after?.[field]]));
}
