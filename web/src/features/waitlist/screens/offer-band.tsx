import type { Offer } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { canBePushed, settleAbove } from '../../../lib/above-the-screen.ts';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { offersQuery } from '../api.ts';
import { LateOffer } from '../components/late-offer.tsx';
import { usePlacedOffers } from '../use-placed-offers.ts';
import { useShownOffers } from '../use-shown-offers.ts';
import { OfferCard } from './offer-card.tsx';
import { offerInLine, OfferStrip } from './offer-strip.tsx';
import '../styles/line.css';

const isOpenAt =
  (now: Date) =>
  ({ status, expiresAt }: Offer) =>
    status === 'open' && new Date(expiresAt) > now;

/** The open offers above a screen that is about something else, in one line each. */
export function OfferBand({ userId }: { userId: string }): ReactNode {
  const [path, navigate] = useLocation();
  const offers = useQuery(offersQuery);
  const shown = (offers.data ?? []).filter(isOpenAt(useNow()));
  const { isFetched } = offers;
  const { placed, late } = usePlacedOffers(path, isFetched ? shown : undefined, canBePushed());
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
            <OfferStrip key={offer.id} offer={offer} />
          ))}
        </aside>
      )}
      <LateOffer offer={late[0]} onOpen={(id) => navigate(offerInLine(id))} />
    </>
  );
}

/** The open offers on the dashboard, in full, and those that are taken there. */
export function DashboardOffers(): ReactNode {
  const offers = useQuery(offersQuery);
  const { shown, keep } = useShownOffers(offers.data ?? [], isOpenAt(useNow()));
  const { placed, late, opened, open } = usePlacedOffers(
    paths.dashboard,
    offers.isFetched ? shown : undefined,
    true,
  );
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
