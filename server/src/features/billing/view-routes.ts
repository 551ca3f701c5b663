import {
  exportBillingHistory,
  getBilling,
  getBillingDocument,
  getLocationLimit,
  getMemberLimit,
  listBillingHistory,
  TOTAL_HEADER,
  updateBillingDetails,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { changeBillingDetails } from './billing-details.ts';
import { exportHistory } from './export-history.ts';
import { BILLING_LIMITS } from './limits.ts';
import { presentEntry } from './presenter.ts';
import { readBilling } from './read-billing.ts';
import { readDocument } from './read-document.ts';
import { readHistory } from './read-history.ts';
import { readLocationLimit, readMemberLimit } from './read-limits.ts';

/** What administrators read about billing, and the details that documents name. */
export function billingViewRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, getBilling, ({ scope }) => readBilling(deps, scope));

  route(api, getLocationLimit, ({ scope }) => readLocationLimit(deps, scope));

  route(api, getMemberLimit, ({ scope }) => readMemberLimit(deps, scope));

  route(api, listBillingHistory, async ({ scope, query, reply }) => {
    const { entries, total } = await readHistory(deps, scope, query);
    reply.header(TOTAL_HEADER, String(total));
    return entries.map(presentEntry);
  });

  route(api, exportBillingHistory, async ({ scope, query, reply }) => {
    const { fileName, csv } = await exportHistory(deps, scope, query);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return csv;
  });

  route(api, getBillingDocument, async ({ scope, params, reply }) => {
    await limitAttempts(deps, BILLING_LIMITS.readDocumentByAdministrator, scope.userId);
    const { fileName, pdf } = await readDocument(deps, scope, params.documentId);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return pdf;
  });

  route(api, updateBillingDetails, async ({ scope, body }) => {
    await limitAttempts(deps, BILLING_LIMITS.changeDetailsByOrganization, scope.organizationId);
    return changeBillingDetails(deps, scope, body);
  });
}
