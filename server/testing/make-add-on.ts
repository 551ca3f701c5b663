import { addOnTerms, type AddOnKind } from '@chargerota/domain';
import { locationAddOns, memberAddOns, spotAddOns } from '../src/features/billing/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import type { Bench } from './make-user.ts';

export type AddOnSettings = Partial<Omit<typeof memberAddOns.$inferInsert, 'id' | 'organizationId'>>;

const TABLES = { member: memberAddOns, location: locationAddOns, spot: spotAddOns };
const COUNTS = { member: 'membersCount', location: 'locationsCount', spot: 'spotsCount' } as const;

/** An active, monthly add-on as a row; a spot add-on needs its `locationId`. Returns its id. */
export async function makeAddOn(
  { database, clock }: Bench,
  organization: { id: string },
  what: { kind: AddOnKind; count: number; locationId?: string },
  settings: AddOnSettings = {},
): Promise<string> {
  const { kind, count, locationId } = what;
  const id = newId();
  const { unitAmountCents } = addOnTerms(kind, settings.billingCycle ?? 'monthly', count);
  const row = {
    organizationId: organization.id,
    id,
    locationId,
    [COUNTS[kind]]: count,
    paidCount: count,
    unitPriceCents: unitAmountCents,
    totalAmountCents: unitAmountCents * count,
    purchaseDate: clock.now(),
    updatedAt: clock.now(),
    ...settings,
  };
  await database.drizzle.insert(TABLES[kind]).values(row as typeof spotAddOns.$inferInsert);
  return id;
}
