import { inReadersWords } from '@chargerota/messages/stored';
import type {
  BillingEntry,
  LocationAddOn,
  MemberAddOn,
  RouteResponse,
  SpotAddOn,
  updateBillingDetails,
} from '@chargerota/contract';
import type { AddOnRow } from '../add-on-store.ts';
import { shownDispute } from '../history/disputes.ts';
import type { HistoryRow } from '../history/history-store.ts';
import type { SubscriptionRow } from '../subscription-store.ts';

/** Cents as a number of dollars in text, such as `10.25`. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);

export const presentEntry = (row: HistoryRow): BillingEntry => ({
  id: row.id,
  type: row.type,
  description: inReadersWords(row.description),
  amount: row.amountCents,
  currency: row.currency,
  status: row.status,
  billingDate: row.billingDate.toISOString(),
  dueDate: row.dueDate?.toISOString() ?? null,
  paidAt: row.paidAt?.toISOString() ?? null,
  failureReason: row.failureReason && inReadersWords(row.failureReason),
  invoiceId: row.invoiceId,
  dispute: shownDispute(row.disputes),
  documents: row.documents,
});

const presentShared = (row: AddOnRow) => ({
  id: row.id,
  organizationId: row.organizationId,
  unitPriceCents: row.unitPriceCents,
  totalAmountCents: row.totalAmountCents,
  totalAmount: dollars(row.totalAmountCents),
  currency: row.currency,
  billingCycle: row.billingCycle,
  nextBillingCycle: row.nextBillingCycle,
  purchaseDate: row.purchaseDate.toISOString(),
  status: row.status,
  nextBillingDate: row.nextBillingDate?.toISOString() ?? null,
});

export const presentMemberAddOn = (row: AddOnRow): MemberAddOn => ({
  ...presentShared(row),
  membersCount: row.count,
});

export const presentLocationAddOn = (row: AddOnRow): LocationAddOn => ({
  ...presentShared(row),
  locationsCount: row.count,
});

export function presentSpotAddOn(row: AddOnRow): SpotAddOn {
  const { locationId, locationName } = row;
  if (locationId === null || locationName === null) throw new Error('a charger add-on without its location');
  return { ...presentShared(row), spotsCount: row.count, locationId, locationName };
}

/** What documents name; without a name of its own for billing, the organization's. */
export const presentDetails = (
  { billingName, billingAddress, taxNumber, billingEmail }: SubscriptionRow,
  organizationName: string,
): RouteResponse<typeof updateBillingDetails> => ({
  billingName: billingName ?? organizationName,
  billingAddress: billingAddress ?? '',
  taxNumber: taxNumber ?? '',
  billingEmail: billingEmail ?? '',
});
