import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { OfferCard } from '../components/offer-card.tsx';
import { offersQuery } from '../api.ts';
import '../styles/line.css';

/** The open offers, above whichever screen the member is on. */
export function OfferBand(): ReactNode {
  const offers = useQuery(offersQuery);
  const now = useNow();
  const open = offers.data?.filter((each) => each.status === 'open' && new Date(each.expiresAt) > now) ?? [];
  if (open.length === 0) return null;
  return (
    <aside className="wrap offer-band" aria-label="Chargers that are held for you">
      {open.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </aside>
  );
}
