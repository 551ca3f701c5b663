import { ADD_ON_KINDS, PLAN_NAMES, type PartTerms, type ProductId } from '@chargerota/domain';
import { Stripe } from 'stripe';

const PRODUCTS: readonly ProductId[] = [
  ...PLAN_NAMES.map((plan) => `plan.${plan}` as const),
  ...ADD_ON_KINDS.map((kind) => `add-on.${kind}` as const),
];
const atStripe = (product: ProductId) => `chargerota-${product.replace('.', '-')}`;
const BY_STRIPE_ID = new Map(PRODUCTS.map((product) => [atStripe(product), product]));

/** What a price stands for; null if it is none of ours, such as one that was added by hand. */
export type PriceTerms = Omit<PartTerms, 'quantity'>;

export function termsOfPrice({ product, recurring, unit_amount: amount }: Stripe.Price): PriceTerms | null {
  const found = BY_STRIPE_ID.get(typeof product === 'string' ? product : product.id);
  if (!found || !recurring || amount === null) return null;
  return {
    product: found,
    cycle: recurring.interval === 'year' ? 'annual' : 'monthly',
    unitAmountCents: amount,
  };
}

export type StripeCatalogue = {
  /** The id of the price with these terms. */
  priceId(terms: PriceTerms): Promise<string>;
  termsOf(priceId: string): Promise<PriceTerms | null>;
};

/**
 * Products and prices at Stripe, made when they are first needed. A price is found by a key that contains all of its
 * terms, so a changed catalogue gets new prices and running subscriptions keep theirs.
 */
export function stripeCatalogue(stripe: Stripe): StripeCatalogue {
  const ids = new Map<string, Promise<string>>();
  const terms = new Map<string, Promise<PriceTerms | null>>();

  async function ensureProduct(product: ProductId): Promise<string> {
    const id = atStripe(product);
    try {
      await stripe.products.create({ id, name: `ChargeRota ${product}` });
    } catch (error) {
      if (!isThereAlready(error)) throw error;
    }
    return id;
  }

  async function findPrice(key: string): Promise<string | undefined> {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
    return data[0]?.id;
  }

  async function ensurePrice(key: string, { product, cycle, unitAmountCents }: PriceTerms): Promise<string> {
    const found = await findPrice(key);
    if (found) return found;
    const price = {
      product: await ensureProduct(product),
      currency: 'usd',
      unit_amount: unitAmountCents,
      recurring: { interval: cycle === 'annual' ? ('year' as const) : ('month' as const) },
      lookup_key: key,
    };
    try {
      return (await stripe.prices.create(price, { idempotencyKey: `price-${key}` })).id;
    } catch (error) {
      // Another instance has made it since.
      const made = await findPrice(key);
      if (made) return made;
      throw error;
    }
  }

  return {
    priceId: (wanted) => {
      const key = [wanted.product, wanted.cycle, wanted.unitAmountCents, 'usd'].join('.');
      return remembered(ids, key, () => ensurePrice(key, wanted));
    },
    termsOf: (priceId) =>
      remembered(terms, priceId, async () => termsOfPrice(await stripe.prices.retrieve(priceId))),
  };
}

const isThereAlready = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';

/** Failures are not remembered. */
function remembered<T>(memory: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  made.catch(() => memory.delete(key));
  return made;
}
