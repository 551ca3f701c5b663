import type { BillingLine } from '@chargerota/domain';
import type { Stripe } from 'stripe';
import type { StripeCatalogue } from './stripe-catalogue.ts';
import { dateOf } from './stripe-subscriptions.ts';

/** The part of an item by its id. */
export type RefOfItem = (itemId: string) => string | undefined;

/** Lines of an invoice; those of what is not ours, such as one that was added by hand, are left out. */
export async function presentLines(
  catalogue: StripeCatalogue,
  lines: Stripe.InvoiceLineItem[],
  refOfItem: RefOfItem,
): Promise<BillingLine[]> {
  const presented = await Promise.all(lines.map((line) => presentLine(catalogue, line, refOfItem)));
  return presented.filter((line) => line !== null);
}

async function presentLine(
  catalogue: StripeCatalogue,
  { amount, quantity, period, pricing, parent }: Stripe.InvoiceLineItem,
  refOfItem: RefOfItem,
): Promise<BillingLine | null> {
  const price = pricing?.price_details?.price;
  const priceId = typeof price === 'object' ? price.id : price;
  const terms = priceId && (await catalogue.termsOf(priceId));
  // Stripe has lines for items that are kept without a quantity.
  if (!priceId || !terms || (amount === 0 && !quantity)) return null;
  const item = parent?.subscription_item_details;
  return {
    ref: refOfItem(item?.subscription_item ?? '') ?? terms.product,
    ...terms,
    quantity: quantity ?? 0,
    amountCents: amount,
    period: { startsAt: dateOf(period.start), endsAt: dateOf(period.end) },
    isProration: item?.proration ?? parent?.invoice_item_details?.proration ?? false,
  };
}

/** In the order of `refs`, those of new parts last; of each part the credit first. */
export function sortLines(lines: BillingLine[], refs: readonly string[]): BillingLine[] {
  const place = ({ ref }: BillingLine) => (refs.includes(ref) ? refs.indexOf(ref) : refs.length);
  return lines.toSorted((one, other) => {
    if (place(one) !== place(other)) return place(one) - place(other);
    return one.ref === other.ref ? one.amountCents - other.amountCents : 0;
  });
}
