import { myOrganization, type MyOrganization } from '@chargerota/contract';
import type { createOrganization as createOrganizationRoute, RouteInput } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { type Answered, answerOnce, type IdempotencyKey } from '../../platform/http/idempotency.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { requirePhone } from '../../platform/phones/require-phone.ts';
import { approveFounder } from '../accounts/follow-membership.ts';
import { endIncompleteRegistration } from '../accounts/registration/incomplete-registration.ts';
import { presentMyOrganization, type ReadSubscriptions } from './presenter.ts';
import { startOrganization } from './start-organization.ts';

/**
 * Any signed-in person can found an organization and administer it, even if they belong to or wait for another one.
 * @throws DomainError account_suspended, idempotency_mismatch
 */
export async function createOrganization(
  { database, clock, tell }: AppDeps,
  readSubscriptions: ReadSubscriptions,
  { userId, user }: UserScope,
  form: RouteInput<typeof createOrganizationRoute>['body'],
  idempotency: IdempotencyKey | null,
): Promise<Answered<MyOrganization>> {
  const now = clock.now();
  const { subscriptionPlan: plan, timezone = 'UTC', ...fields } = form;
  requirePhone({ path: 'contactPhone', phone: form.contactPhone }, [timezone]);
  return answerOnce(database, { userId, idempotency, answer: myOrganization, now }, async (tx) => {
    await approveFounder(tx, userId, now);
    await endIncompleteRegistration(tx, userId);
    const founded = await startOrganization(
      tx,
      tell,
      {
        ...fields,
        description: fields.description || null,
        contactPhone: fields.contactPhone || null,
        address: fields.address || null,
        customAgreementText: fields.customAgreementText || null,
        timezone,
        plan,
        founder: user,
      },
      now,
    );
    const organizationId = founded.organization.id;
    await emitLiveEvents(tx, [{ topic: 'account', organizationId, userId }]);
    const itsSubscription = await readSubscriptions(tx, [organizationId], now);
    return presentMyOrganization(founded, itsSubscription(organizationId));
  });
}
