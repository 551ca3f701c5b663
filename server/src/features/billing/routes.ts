import {
  cancelSubscription,
  changePlan,
  confirmSandboxCard,
  createSetupIntent,
  createSubscription,
  payOverdue,
  quoteBillingChange,
  reactivateSubscription,
  removePaymentMethod,
  type Billing,
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
import { newId } from '../../platform/database/ids.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { route } from '../../platform/http/route.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { PaymentRefused } from '../../platform/payments/payments.ts';
import { limitAttempts, type AttemptLimit } from '../../platform/rate-limits/attempts.ts';
import { addOnRoutes } from './add-on-routes.ts';
import { refusalOf, orPaymentUnavailable } from './provider/carry-out.ts';
import { changeSubscription, type Decision } from './decide/change-subscription.ts';
import { requireCustomer } from './provider/customer.ts';
import {
  decidePlan,
  decideToCancel,
  decideToPay,
  decideToReactivate,
  decideToRemoveCard,
  decideToUseCard,
} from './decide/decisions.ts';
import { BILLING_LIMITS } from './limits.ts';
import { quoteChange } from './decide/quote-change.ts';
import { readLocationLimit, readMemberLimit } from './view/read-limits.ts';
import { readBilling } from './view/read-billing.ts';
import { limitedPlanOf } from './subscription.ts';
import { requireSubscription } from './subscription-store.ts';
import { webhookRoute } from './provider/webhook-route.ts';
import { changeBillingDetails } from './view/billing-details.ts';
import { exportHistory, readHistory } from './view/read-history.ts';
import { presentEntry } from './view/presenter.ts';
import { readDocument } from './history/document-pdf.ts';

export function billingRoutes(api: FastifyInstance, deps: AppDeps): void {
  billingViewRoutes(api, deps);
  addOnRoutes(api, deps);
  subscriptionRoutes(api, deps);
  webhookRoute(api, deps);
}

/** How an administrator sets up payment and changes the subscription. */
function subscriptionRoutes(api: FastifyInstance, deps: AppDeps): void {
  const limit = ({ organizationId }: OrganizationScope, what: AttemptLimit) =>
    limitAttempts(deps, what, organizationId);

  const change = async (scope: OrganizationScope, decision: Decision): Promise<Billing> => {
    await limit(scope, BILLING_LIMITS.changeByOrganization);
    await changeSubscription(deps, scope, decision);
    return readBilling(deps, scope);
  };

  route(api, createSetupIntent, async ({ scope }) => {
    await limitAttempts(deps, BILLING_LIMITS.setUpByAdministrator, scope.userId);
    const { payments } = deps;
    const customerId = await requireCustomer(deps, scope);
    const { clientSecret } = await orPaymentUnavailable(payments.createSetupIntent(customerId, newId()));
    const subscription = await requireSubscription(deps.database.drizzle, scope);
    return {
      clientSecret,
      organizationId: scope.organizationId,
      subscriptionPlan: limitedPlanOf(subscription),
      provider: payments.provider,
      publishableKey: payments.publishableKey,
    };
  });

  route(
    api,
    createSubscription,
    async ({ scope, body: { organizationId, paymentMethodId, subscriptionTier: plan, confirmed } }) => {
      requireCurrent(scope, organizationId);
      await limit(scope, BILLING_LIMITS.storeCardByOrganization);
      await requireCustomer(deps, scope);
      return change(scope, { confirmed, decide: decideToUseCard(scope, { paymentMethodId, plan }) });
    },
    ({ scope, named }) => named.organizationId && requireCurrent(scope, named.organizationId),
  );

  route(api, confirmSandboxCard, async ({ scope, body }) => {
    const { sandbox } = deps.payments;
    if (!sandbox) throw new DomainError('not_found');
    await limit(scope, BILLING_LIMITS.storeCardByOrganization);
    const customerId = await requireCustomer(deps, scope);
    try {
      return await orPaymentUnavailable(sandbox.confirmSetup({ ...body, customerId }));
    } catch (error) {
      throw error instanceof PaymentRefused ? refusalOf(error.reason) : error;
    }
  });

  route(api, removePaymentMethod, ({ scope }) => change(scope, { decide: decideToRemoveCard }));

  route(api, payOverdue, ({ scope }) => change(scope, { decide: decideToPay }));

  route(api, changePlan, ({ scope, body: { subscriptionPlan, confirmed } }) =>
    change(scope, { confirmed, decide: decidePlan(scope, subscriptionPlan) }),
  );

  route(api, cancelSubscription, ({ scope, body }) => change(scope, { decide: decideToCancel(body) }));

  route(api, reactivateSubscription, ({ scope, body: { subscriptionPlan, confirmed } }) =>
    change(scope, { confirmed, decide: decideToReactivate(scope, subscriptionPlan) }),
  );

  route(api, quoteBillingChange, async ({ scope, body }) => {
    await limitAttempts(deps, BILLING_LIMITS.quoteByAdministrator, scope.userId);
    return quoteChange(deps, scope, body);
  });
}

/** @throws DomainError not_found for any organization except the current one */
function requireCurrent(scope: OrganizationScope, organizationId: string): void {
  if (organizationId !== scope.organizationId) throw new DomainError('not_found');
}

/** What administrators read about billing, and the details that documents name. */
export function billingViewRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, getLocationLimit, ({ scope }) => readLocationLimit(deps, scope));

  route(api, getMemberLimit, ({ scope }) => readMemberLimit(deps, scope));

  route(api, getBilling, ({ scope }) => readBilling(deps, scope));

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
