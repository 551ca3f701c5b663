import type { Offer, Watch as WaitlistEntry } from '@chargerota/contract';
import { isFulfilledBy } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';

/** An entry that waits or can go on waiting; the others are over. */
export const stands = ({ status }: Pick<WaitlistEntry, 'status'>): boolean =>
  status === 'waiting' || status === 'paused';

/** Whether none of the `offers` is an entry's own: an offer stands once, and its entry nowhere beside it. */
export const isBeside =
  (offers: readonly Offer[]) =>
  ({ offerId }: Pick<WaitlistEntry, 'offerId'>): boolean =>
    offers.every(({ id }) => id !== offerId);

/** Where and when somebody has a charger. */
type Had = {
  locationId: string;
  period: Period;
  /** When it was reserved; null for what is reserved now. */
  madeAt: Date | null;
};

/**
 * The entries that a reservation ends: those at its location in whose hours it is, unless it was made before they were,
 * since then another one was wanted (docs/rules.md "The line").
 */
export const endedBy = (
  entries: readonly WaitlistEntry[],
  { locationId, period, madeAt }: Had,
): WaitlistEntry[] =>
  entries.filter(
    (entry) =>
      stands(entry) &&
      entry.location.id === locationId &&
      (madeAt === null || madeAt >= new Date(entry.createdAt)) &&
      isFulfilledBy(entry, period, entry.location.timezone),
  );
