import { listOperatorLog, PAGE_SIZE, TOTAL_HEADER, type OperatorLogEntry } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { countLogEntries, listLogEntries, type LogRow } from './log-store.ts';

/** What operators did. */
export function operatorLogRoutes(api: FastifyInstance, { database }: AppDeps): void {
  route(api, listOperatorLog, async ({ query: { page, ...filter }, reply }) => {
    const [rows, total] = await Promise.all([
      listLogEntries(database.drizzle, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      countLogEntries(database.drizzle, filter),
    ]);
    reply.header(TOTAL_HEADER, String(total));
    return rows.map(present);
  });
}

const present = ({
  id,
  at,
  operatorName,
  act,
  subjectId,
  subjectLabel,
  facts,
}: LogRow): OperatorLogEntry => ({
  id,
  at: at.toISOString(),
  operator: operatorName,
  act,
  subject: subjectLabel === null ? null : { id: subjectId, label: subjectLabel },
  facts,
});
