import type { Stripe } from 'stripe';

// Stripe forgets idempotency keys after a while, and a change of ours can take several requests. So the last of them
// also writes the key of the change into the metadata of what it changes, and a change whose key stands there is done.

/** Metadata values have at most 500 characters. */
const MOST_KEYS = 8;
const LONGEST_KEY = 60;

const keysOf = (metadata: Stripe.Metadata) => (metadata['done'] ?? '').split(' ').filter(Boolean);

/** Without what `nextKey` has added. */
const short = (key: string) => key.replace(/~\d+$/, '').slice(-LONGEST_KEY);

/** For the same change after an internal failure, which Stripe repeats for its key. */
export const nextKey = (key: string, attempt: number) => (attempt === 1 ? key : `${key}~${attempt}`);

export const isDone = ({ metadata }: { metadata: Stripe.Metadata }, key: string): boolean =>
  keysOf(metadata).includes(short(key));

export const markDone = ({ metadata }: { metadata: Stripe.Metadata }, key: string) => ({
  done: [...keysOf(metadata).slice(1 - MOST_KEYS), short(key)].join(' '),
});
