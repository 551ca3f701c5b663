import type { Offer } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { listOwnOffers } from './offer-store.ts';
import { presentOffer } from './presenter.ts';

const SHOWN_MS = 24 * 3_600_000;

/** The caller's open offers and those of the last day, in all organizations, newest first. */
export async function readOffers({ database, clock }: AppDeps, scope: UserScope): Promise<Offer[]> {
  const since = new Date(clock.now().getTime() - SHOWN_MS);
  return (await listOwnOffers(database.drizzle, scope, { since })).map(presentOffer);
}

/** @throws DomainError not_found for another person's */
export async function requireOwnOffer({ database }: AppDeps, scope: UserScope, id: string): Promise<Offer> {
  const [found] = await listOwnOffers(database.drizzle, scope, { ids: [id] });
  if (!found) throw new DomainError('not_found');
  return presentOffer(found);
}

/** Those of the caller's offers that are named, whatever has become of them, by their id. */
export async function readOffersById(
  { database }: Pick<AppDeps, 'database'>,
  scope: UserScope,
  ids: readonly string[],
): Promise<Map<string, Offer>> {
  if (ids.length === 0) return new Map();
  const found = await listOwnOffers(database.drizzle, scope, { ids });
  return new Map(found.map((view) => [view.offer.id, presentOffer(view)]));
}
