import { DAY_MS } from '@chargerota/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { buyAddOn } from '../features/billing/decide/add-ons.ts';
import { changeSubscription } from '../features/billing/decide/change-subscription.ts';
import { requireCustomer } from '../features/billing/provider/customer.ts';
import { decideToUseCard } from '../features/billing/decide/decisions.ts';
import { mirrorAccount } from '../features/billing/provider/mirror-account.ts';
import { notifications } from '../features/notifications/tables.ts';
import type { AppDeps } from '../platform/app-deps.ts';
import type { OrganizationScope } from '../platform/http/scopes.ts';
import { at, scopeOf, type Account } from './acting.ts';

/** Chargers beyond the plan's fifteen, for each of the demo's locations. */
const CHARGERS = [10, 5, 2];
const BOUGHT_ON_DAY = 3;
const PAYS_FROM_DAY = 12;

type Billed = {
  organizationId: string;
  locationIds: string[];
  administrator: Account;
  founded: Date;
};

/**
 * Lets the demo's organization buy add-ons, set up payment and pay by the sandbox, each by the product's own use cases
 * at the clock of its day, so that history and documents are real ones.
 */
export async function seedBilling(
  deps: AppDeps,
  { founded, locationIds, organizationId, administrator }: Billed,
): Promise<void> {
  if (deps.payments.provider !== 'sandbox') return;
  const scope = await scopeOf(deps, organizationId, administrator);
  const onDay = (day: number) => at(deps, new Date(founded.getTime() + day * DAY_MS));

  for (const [index, count] of CHARGERS.entries()) {
    const locationId = locationIds[index] ?? null;
    const wanted = { addOn: 'spot', count, cycle: 'monthly', locationId } as const;
    // An organization has one change at a time.
    await buyAddOn(onDay(BOUGHT_ON_DAY), scope, wanted);
  }
  const members = { addOn: 'member', count: 10, cycle: 'annual', locationId: null } as const;
  await buyAddOn(onDay(BOUGHT_ON_DAY), scope, members);

  const then = onDay(PAYS_FROM_DAY);
  const customerId = await requireCustomer(then, scope);
  const { clientSecret } = await then.payments.createSetupIntent(customerId, 'demo');
  const card = { customerId, clientSecret, testCard: 'pm_card_visa' };
  const { paymentMethodId } = await then.payments.sandbox!.confirmSetup(card);
  const decide = decideToUseCard(scope, { paymentMethodId: paymentMethodId!, plan: 'premium' });
  await changeSubscription(then, scope, { decide });

  // The sandbox charges what was due until a day when it is read on that day.
  const days = Math.floor((deps.clock.now().getTime() - founded.getTime()) / DAY_MS);
  for (let day = PAYS_FROM_DAY; day < days; day += 7) await mirrorAccount(onDay(day), customerId);
  await mirrorAccount(deps, customerId);
  await forgetOldMails(deps, scope);
}

/** What was sent long ago is not sent again; the notifications stay in the list. */
const forgetOldMails = ({ database }: AppDeps, { organizationId }: OrganizationScope) =>
  database.drizzle
    .delete(notifications)
    .where(
      and(
        eq(notifications.organizationId, organizationId),
        inArray(notifications.type, ['trial', 'payment']),
        ne(notifications.method, 'app'),
      ),
    );
