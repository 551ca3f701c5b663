import { amountOf, isRaise, type Part } from '@chargerota/domain';
import type { Stripe } from 'stripe';
import { PaymentRefused, type PartsChange, type PartWish } from '../payments.ts';
import type { StripeCatalogue } from './stripe-catalogue.ts';
import { isDone, markDone } from './stripe-done.ts';
import { keepRefs } from './stripe-ended-parts.ts';
import { translate } from './stripe-errors.ts';
import {
  findRunning,
  hasEnded,
  paidMetadata,
  partOf,
  plainMetadata,
  refOf,
  secondsOf,
  stateOf,
  type FullSubscription,
} from './stripe-subscriptions.ts';

type Item = Stripe.SubscriptionUpdateParams.Item;
type Wished = PartWish & { item: Stripe.SubscriptionItem | null; part: Part | null };

/** The running subscription with the items that are parts, and those that were until an earlier period. */
async function requireRunning(
  stripe: Stripe,
  customerId: string,
): Promise<FullSubscription & { ended: Stripe.SubscriptionItem[] }> {
  const running = await findRunning(stripe, customerId);
  if (!running) throw new PaymentRefused('wrong_state');
  const { subscription, items } = running;
  const ended = items.filter(hasEnded);
  return {
    subscription,
    items: items.filter((item) => !ended.includes(item)),
    ended,
  };
}

/** What is wished beside what there is: charged at once, or without charge. */
function sortWishes({ subscription, items }: FullSubscription, wishes: PartWish[]) {
  const wished = wishes.map((wish): Wished => {
    const item = items.find((one) => refOf(one) === wish.ref) ?? null;
    return { ...wish, item, part: item && partOf(item) };
  });
  const real = wished.filter(({ part, wish }) => part !== null || wish.quantity > 0);
  if (stateOf(subscription) === 'trialing') return { raises: [], others: real };
  // A part keeps its cycle until its period ends.
  if (real.some(({ part, wish }) => part && part.cycle !== wish.cycle))
    throw new PaymentRefused('wrong_state');
  const raises = real.filter(({ part, wish }) => isRaise(part, wish));
  return { raises, others: real.filter((one) => !raises.includes(one)) };
}

/** Not before the periods that are changed begin. */
const prorationDate = (at: Date, { subscription }: FullSubscription, raises: Wished[]) =>
  Math.max(
    secondsOf(at),
    ...raises.map(({ item }) => item?.current_period_start ?? subscription.billing_cycle_anchor),
  );

const isLowered = ({ part }: Wished) => part !== null && amountOf(part) !== amountOf(part.paid);

async function raisedItem(catalogue: StripeCatalogue, { ref, wish, item }: Wished): Promise<Item> {
  const terms = { price: await catalogue.priceId(wish), quantity: wish.quantity };
  return item ? { id: item.id, ...terms, metadata: plainMetadata(ref) } : { ...terms, metadata: { ref } };
}

/** With what is paid for until the period ends; in the trial nothing is. */
async function otherItem(catalogue: StripeCatalogue, wished: Wished, isTrial: boolean): Promise<Item> {
  const { ref, wish, item, part } = wished;
  if (isTrial && item && wish.quantity === 0) return { id: item.id, deleted: true };
  if (isTrial || !item || !part || amountOf(wish) === amountOf(part.paid))
    return raisedItem(catalogue, wished);
  const metadata = paidMetadata(ref, part.paid, item.current_period_end);
  return { id: item.id, price: await catalogue.priceId(wish), quantity: wish.quantity, metadata };
}

/** A lowered item on the terms that are paid for, which Stripe credits when it is raised. */
const paidItem = async (catalogue: StripeCatalogue, { item, part }: Wished): Promise<Item> => ({
  id: item!.id,
  price: await catalogue.priceId(part!.paid),
  quantity: part!.paid.quantity,
});

const loweredItem = async (catalogue: StripeCatalogue, { item, part }: Wished): Promise<Item> => ({
  id: item!.id,
  price: await catalogue.priceId(part!),
  quantity: part!.quantity,
});

/** A change; what is charged is charged by one request, and a refusal undoes what preceded it. */
export async function changeParts(
  { stripe, catalogue }: { stripe: Stripe; catalogue: StripeCatalogue },
  customerId: string,
  change: PartsChange,
  key: string,
): Promise<void> {
  const running = await requireRunning(stripe, customerId);
  const { subscription } = running;
  if (isDone(subscription, key)) return;
  const { raises, others } = sortWishes(running, change.parts);
  const isTrial = stateOf(subscription) === 'trialing';
  const lowered = raises.filter(isLowered);
  const isMore = [...raises, ...others].some(({ item }) => item === null);
  const metadata = markDone(subscription, key);
  const update = (params: Stripe.SubscriptionUpdateParams, step: string) =>
    stripe.subscriptions.update(subscription.id, params, { idempotencyKey: `${key}-${step}` });
  const forFree = (items: Item[], step: string, done = {}) =>
    update({ items, proration_behavior: 'none', ...done }, step);

  // A subscription has at most 20 items.
  if (isMore && running.ended.length > 0)
    await forFree(
      running.ended.map(({ id }) => ({ id, deleted: true })),
      'clear',
      { metadata: keepRefs(subscription, running.ended) },
    );
  const itemsOf = (make: typeof paidItem) => Promise.all(lowered.map((one) => make(catalogue, one)));
  if (lowered.length > 0) await forFree(await itemsOf(paidItem), 'restore');
  if (raises.length > 0)
    try {
      const items = await Promise.all(raises.map((one) => raisedItem(catalogue, one)));
      const charged = {
        items,
        proration_behavior: 'always_invoice' as const,
        proration_date: prorationDate(change.at, running, raises),
        payment_behavior: 'error_if_incomplete' as const,
        off_session: true,
      };
      await update({ ...charged, ...(others.length === 0 && { metadata }) }, 'raise');
    } catch (error) {
      const isRefused = translate(error, 'refused a change') instanceof PaymentRefused;
      if (isRefused && lowered.length > 0) await forFree(await itemsOf(loweredItem), 'undo');
      throw error;
    }
  if (others.length === 0 && raises.length > 0) return;
  const items = await Promise.all(others.map((one) => otherItem(catalogue, one, isTrial)));
  await forFree(items, 'rest', { metadata });
}
