import type { Stripe } from 'stripe';
import type { Ledger } from './ledger.ts';
import type { Shown } from './objects.ts';

type About =
  | Shown<Stripe.Customer>
  | Shown<Stripe.Subscription>
  | Shown<Stripe.Invoice>
  | Shown<Stripe.Charge>
  | Shown<Stripe.Dispute>;

const INVOICE_TYPES: Readonly<Record<string, string>> = {
  paid: 'invoice.paid',
  void: 'invoice.voided',
  uncollectible: 'invoice.marked_uncollectible',
  open: 'invoice.payment_failed',
};

/** Money moves when a dispute begins and when it is won; a question of the bank moves none. */
function disputeTypes(status: string, isNew: boolean): string[] {
  const isInquiry = status.startsWith('warning_');
  if (isNew) return ['created', ...(isInquiry ? [] : ['funds_withdrawn'])];
  if (status === 'won') return ['closed', 'funds_reinstated'];
  return status === 'lost' || status === 'warning_closed' ? ['closed'] : ['updated'];
}

function typesOf(object: About, isNew: boolean): string[] {
  return object.object === 'dispute'
    ? disputeTypes(String(object.status), isNew).map((type) => `charge.dispute.${type}`)
    : [typeOf(object, isNew)];
}

function typeOf(object: About, isNew: boolean): string {
  if (object.object === 'invoice') return INVOICE_TYPES[String(object.status)] ?? 'invoice.updated';
  if (object.object === 'charge') return 'charge.refunded';
  if (object.object === 'customer') return isNew ? 'customer.created' : 'customer.updated';
  if (isNew) return 'customer.subscription.created';
  const isEnded = object.object === 'subscription' && object.status === 'canceled';
  return isEnded ? 'customer.subscription.deleted' : 'customer.subscription.updated';
}

/** The events of each object that is not as it was `shown` last. */
export function eventsOf(
  objects: About[],
  shown: Map<string, string>,
  { ledger, count }: { ledger: Ledger; count: number },
): Shown<Stripe.Event>[] {
  return objects
    .filter((object) => shown.get(object.id!) !== JSON.stringify(object))
    .flatMap((object) => {
      const isNew = !shown.has(object.id!);
      shown.set(object.id!, JSON.stringify(object));
      return typesOf(object, isNew).map((type) => ({ type, object }));
    })
    .map(({ type, object }, index) => {
      const event = {
        id: `evt_${count + index + 1}`,
        object: 'event',
        created: Math.floor(ledger.now().getTime() / 1000),
        type,
        data: { object },
      };
      return event as Shown<Stripe.Event>;
    });
}
