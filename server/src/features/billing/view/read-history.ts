import { inReadersWords } from '@chargerota/messages/stored';
import { m } from '@chargerota/messages';
import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine, localDate, type DocumentKind } from '@chargerota/domain';
import { PAGE_SIZE } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { readBillingAccount } from '../subscription-store.ts';
import { shownDispute } from '../history/disputes.ts';
import { listHistory, type HistoryFilter, type HistoryRow, countHistory } from '../history/history-store.ts';
import { dollars } from './presenter.ts';

/** A page of the payment history, newest first, and how many entries the filter has in all. */
export async function readHistory(
  { database }: Pick<AppDeps, 'database'>,
  scope: TenantScope,
  { page, ...filter }: HistoryFilter & { page: number },
): Promise<{ entries: HistoryRow[]; total: number }> {
  const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [entries, total] = await Promise.all([
    listHistory(database.drizzle, scope, filter, place),
    countHistory(database.drizzle, scope, filter),
  ]);
  return { entries, total };
}

const ENTRIES_AT_ONCE = 500;
const HEADINGS = [
  () => m.common.date,
  () => m.common.type,
  () => m.common.description,
  () => m.sentBilling.amount,
  () => m.sentBilling.currency,
  () => m.common.status,
  () => m.sentBilling.due,
  () => m.sentBilling.paidAt,
  () => m.sentBilling.failure,
  () => m.sentBilling.invoiceNumber,
  () => m.sentBilling.receiptNumber,
  () => m.sentBilling.dispute,
];

/** The payment history as a CSV file, newest first, read in pieces as the client takes them. */
export async function exportHistory(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  scope: TenantScope,
  filter: HistoryFilter,
): Promise<{ fileName: string; csv: Readable }> {
  const { timezone } = await readBillingAccount(database.drizzle, scope);
  return {
    fileName: `payments-${localDate(clock.now(), timezone)}.csv`,
    csv: Readable.from(pieces(database.drizzle, scope, filter), { objectMode: false }),
  };
}

async function* pieces(queries: Queries, scope: TenantScope, filter: HistoryFilter): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK + csvLine(HEADINGS.map((heading) => heading()));
  let before: HistoryRow | undefined;
  do {
    const entries = await listHistory(queries, scope, filter, { limit: ENTRIES_AT_ONCE, before });
    yield text + entries.map(lineOf).join('');
    text = '';
    before = entries.length === ENTRIES_AT_ONCE ? entries.at(-1) : undefined;
  } while (before);
}

function lineOf(entry: HistoryRow): string {
  const numberOf = (wanted: DocumentKind) => entry.documents.find(({ kind }) => kind === wanted)?.number;
  return csvLine([
    entry.billingDate.toISOString(),
    entry.type,
    inReadersWords(entry.description),
    dollars(entry.amountCents),
    entry.currency,
    entry.status,
    entry.dueDate?.toISOString(),
    entry.paidAt?.toISOString(),
    entry.failureReason && inReadersWords(entry.failureReason),
    numberOf('invoice'),
    numberOf('receipt'),
    shownDispute(entry.disputes)?.state,
  ]);
}
