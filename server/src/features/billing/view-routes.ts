import { getBilling, listBillingHistory, TOTAL_HEADER } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { presentEntry } from './presenter.ts';
import { readBilling } from './read-billing.ts';
import { readHistory } from './read-history.ts';

/** What administrators read about billing, and the details that documents name. */
export function billingViewRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, getBilling, ({ scope }) => readBilling(deps, scope));

  route(api, listBillingHistory, async ({ scope, query, reply }) => {
    const { entries, total } = await readHistory(deps, scope, query);
    reply.header(TOTAL_HEADER, String(total));
    return entries.map(presentEntry);
  });
}
