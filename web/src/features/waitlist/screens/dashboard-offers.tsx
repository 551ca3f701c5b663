import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { offersQuery } from '../api.ts';
import { LateOffer } from '../components/late-offer.tsx';
import { isOver } from '../line-words.ts';
import { usePlacedOffers } from '../use-placed-offers.ts';
import { useShownOffers } from '../use-shown-offers.ts';
import { OfferCard } from './offer-card.tsx';
import '../styles/line.css';

/** The open offers on the dashboard, and those that are taken there. */
export function useDashboardOffers() {
  const offers = useQuery(offersQuery);
  const now = useNow();
  const { shown, keep } = useShownOffers(offers.data ?? [], (offer) => !isOver(offer, now));
  return { ...usePlacedOffers(offers.isFetched ? shown : undefined), keep };
}

type DashboardOffersProps = { offers: ReturnType<typeof useDashboardOffers> };

/** The offers in full. */
export function DashboardOffers({
  offers: { placed, late, opened, open, keep },
}: DashboardOffersProps): ReactNode {
  return (
    <>
      {placed.length > 0 && (
        <aside className="offer-band" aria-label="Chargers that are held for you">
          {placed.map((offer) => (
            <OfferCard key={offer.id} offer={offer} isAsked={offer.id === opened} onTaken={keep} />
          ))}
        </aside>
      )}
      <LateOffer offer={late[0]} onOpen={open} />
    </>
  );
}
