import type { Offer } from '@chargerota/contract';
import { formatTime, shorterOfferWords } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { canBePushed, settleAbove } from '../../../lib/above-the-screen.ts';
import { formatDay } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { useRootClass } from '../../../ui/use-root-class.ts';
import { offersQuery } from '../api.ts';
import { heldUntilWords } from '../line-words.ts';
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
  const [first] = late;
  useRootClass('has-new-offer', first !== undefined);
  return (
    <>
      {placed.length > 0 && (
        <aside className="wrap offer-band" aria-label="Chargers that are held for you">
          {placed.map((offer) => (
            <OfferCard key={offer.id} offer={offer} isAsked={offer.id === opened} onTaken={keep} />
          ))}
        </aside>
      )}
      {/* Always there: screen readers read out a text that changes, not an element that is added with its text. */}
      <output className="vh">{first && heldWords(first)}</output>
      {first && <NewOffer offer={first} onOpen={() => open(first.id)} />}
    </>
  );
}

function heldWords(offer: Offer): string {
  const { location, date, startsAt, endsAt, askedHours } = offer;
  const period = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const [from, to] = [period.startsAt, period.endsAt].map((at) => formatTime(at, location.timezone));
  const held = `${heldUntilWords(offer)}. It is for ${formatDay(date)}, ${from} to ${to}.`;
  const shorter = shorterOfferWords(askedHours, period);
  return shorter ? `${held} ${shorter}` : held;
}

/** Announces an offer that came while a screen is shown, over its lower edge. */
const NewOffer = ({ offer, onOpen }: { offer: Offer; onOpen: () => void }): ReactNode => (
  <aside className="new-offer pop" aria-label="A charger is held for you">
    <p>{heldWords(offer)}</p>
    <Button look="primary" onClick={onOpen}>
      Show
    </Button>
  </aside>
);
