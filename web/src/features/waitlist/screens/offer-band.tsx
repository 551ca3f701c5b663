import type { Offer } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { offersQuery } from '../api.ts';
import { useShownOffers } from '../use-shown-offers.ts';
import { OfferCard } from './offer-card.tsx';
import '../styles/line.css';

/** The open offers, above whichever screen the member is on, and those that they take there. */
export function OfferBand(): ReactNode {
  const offers = useQuery(offersQuery);
  const now = useNow();
  const isOpen = ({ status, expiresAt }: Offer) => status === 'open' && new Date(expiresAt) > now;
  const { shown, keep } = useShownOffers(offers.data ?? [], isOpen);
  if (shown.length === 0) return null;
  return (
    <aside className="wrap offer-band" aria-label="Chargers that are held for you">
      {shown.map((offer) => (
        <OfferCard key={offer.id} offer={offer} onTaken={keep} />
      ))}
    </aside>
  );
}
