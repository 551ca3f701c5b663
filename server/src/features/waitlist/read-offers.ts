import type { Offer } from '@chargerota/contract';
import { isFulfilledBy } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { listOtherEntries, listOwnOffers, statusOf, type OfferView, type OtherEntry } from './offer-store.ts';
import { presentOffer } from './presenter.ts';

type Reading = Pick<AppDeps, 'database' | 'clock'>;

export { countOffersSince } from './offer-store.ts';

const SHOWN_MS = 24 * 3_600_000;

/** The caller's open offers and those of the last day, in all organizations, newest first. */
export async function readOffers(deps: AppDeps, scope: UserScope): Promise<Offer[]> {
  const since = new Date(deps.clock.now().getTime() - SHOWN_MS);
  return presentOffers(deps, scope, await listOwnOffers(deps.database.drizzle, scope, { since }));
}

/** @throws DomainError not_found for another person's */
export async function requireOwnOffer(
  { database }: Reading,
  scope: UserScope,
  id: string,
): Promise<OfferView> {
  const [found] = await listOwnOffers(database.drizzle, scope, { ids: [id] });
  if (!found) throw new DomainError('not_found');
  return found;
}

/** @throws DomainError not_found for another person's */
export async function readOwnOffer(deps: Reading, scope: UserScope, id: string): Promise<Offer> {
  const [offer] = await presentOffers(deps, scope, [await requireOwnOffer(deps, scope, id)]);
  return offer!;
}

/** Those of the caller's offers that are named, whatever has become of them, by their id. */
export async function readOffersById(
  deps: Reading,
  scope: UserScope,
  ids: readonly string[],
): Promise<Map<string, Offer>> {
  if (ids.length === 0) return new Map();
  const found = await listOwnOffers(deps.database.drizzle, scope, { ids });
  return new Map((await presentOffers(deps, scope, found)).map((offer) => [offer.id, offer]));
}

/** Offers of the caller, each with the other entries that end with it. */
export async function presentOffers(
  { database, clock }: Reading,
  scope: UserScope,
  views: readonly OfferView[],
): Promise<Offer[]> {
  const now = clock.now();
  const ids = views.flatMap(({ offer }) =>
    ['open', 'accepted'].includes(statusOf(offer)) ? [offer.id] : [],
  );
  const others = ids.length === 0 ? [] : await listOtherEntries(database.drizzle, scope, ids);
  return views.map((view) =>
    presentOffer(
      view,
      others.filter((other) => other.offerId === view.offer.id && endsWith(view, other, now)),
    ),
  );
}

/**
 * Of an offer that was taken, only entries that ended with it are read. One whose slot runs already begins when it is
 * taken.
 */
function endsWith({ offer, location }: OfferView, { entry }: OtherEntry, now: Date): boolean {
  const { startsAt, endsAt } = offer;
  const period = { startsAt: startsAt > now ? startsAt : now, endsAt };
  return offer.status === 'accepted' || isFulfilledBy(entry, period, location.timezone);
}
