import type { Offer } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { canBePushed, settleAbove } from '../../../lib/above-the-screen.ts';
import { useNow } from '../../../lib/use-now.ts';
import { offersQuery } from '../api.ts';
import { LateOffer } from '../components/late-offer.tsx';
import { usePlacedOffers } from '../use-placed-offers.ts';
import { useShownOffers } from '../use-shown-offers.ts';
import { OfferCard } from './offer-card.tsx';
import '../styles/line.css';

/** The open offers, above whichever screen the member is on, and those that they take there. */
export function OfferBand({ userId }: { userId: string }): ReactNode {
  const [path] = useLocation();
  const offers = useQuery(offersQuery);
  const now = useNow();
  const isOpen = ({ status, expiresAt }: Offer) => status === 'open' && new Date(expiresAt) > now;
  const { shown, keep } = useShownOffers(offers.data ?? [], isOpen);
  const { isFetched } = offers;
  const { placed, late, opened, open } = usePlacedOffers(path, isFetched ? shown : undefined, canBePushed());
  // Before the browser paints: the skeleton below is drawn anew in the same frame as the offers (ui/gradually.tsx), so
  // that it does not move.
  useLayoutEffect(() => {
    if (isFetched) settleAbove(userId);
  }, [isFetched, userId]);
  return (
    <>
      {placed.length > 0 && (
        <aside className="wrap offer-band" aria-label="Chargers that are held for you">
          {placed.map((offer) => (
            <OfferCard key={offer.id} offer={offer} isAsked={offer.id === opened} onTaken={keep} />
          ))}
        </aside>
      )}
      <LateOffer offer={late[0]} onOpen={open} />
    </>
  );
}
