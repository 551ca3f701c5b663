import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Offer } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { offerPath } from '../../../../lib/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { shortLength, spokenTimeLeft } from '../../../../lib/time-left.ts';
import { offersQuery } from '../../api.ts';
import { heldUntilWords, isOver, timeToAnswer } from '../../line-words.ts';
import './offer-badge.css';

/** The open offer that ends first, beside a screen that is about something else: how long it can still be answered. */
export function OfferBadge({ place }: { place: 'masthead' | 'navigation' }): ReactNode {
  const now = useNow();
  const open = (useQuery(offersQuery).data ?? []).filter((offer) => !isOver(offer, now));
  const [first] = open.toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  if (place === 'navigation') return first && <InNavigation offer={first} />;
  return (
    <>
      {/* Always there: screen readers read out a text that changes, not an element that is added with its text. */}
      <output className="vh">{first && heldUntilWords(first)}</output>
      {first && <InMasthead offer={first} />}
    </>
  );
}

type BadgeProps = { offer: Offer };

/** On wide screens: a link to the offer. */
function InMasthead({ offer }: BadgeProps): ReactNode {
  const { minutes, clock, isSoon, spoken } = useTimeLeft(offer);
  return (
    <Link className={isSoon ? 'offer-badge is-soon' : 'offer-badge'} href={offerPath(offer.id)}>
      <Rich
        of={m.waitlistOffers.chargerIsHeldBadge}
        heard={(it) => <span className="vh">{it}</span>}
        seen={(it) => (
          <span className="fig" aria-hidden="true">
            {it}
          </span>
        )}
        spotNumber={offer.spot.spotNumber}
        time={spoken}
        clock={clock ?? shortLength(minutes)}
      />
    </Link>
  );
}

/** On phones: a part of the link to the dashboard, where the offer stands in full. */
function InNavigation({ offer }: BadgeProps): ReactNode {
  const { minutes, clock, isSoon, spoken } = useTimeLeft(offer);
  return (
    <>
      <span className={isSoon ? 'offer-tab fig is-soon' : 'offer-tab fig'} aria-hidden="true">
        {clock ?? shortLength(minutes - (minutes % 60))}
      </span>
      <span className="vh">
        {`, ${m.waitlistOffers.chargerIsHeldTimeLeft({ spotNumber: offer.spot.spotNumber, time: spoken })}`}
      </span>
    </>
  );
}

/** Also as it is read out. */
function useTimeLeft(offer: Offer) {
  const left = timeToAnswer(offer, useNow(1000));
  return {
    ...left,
    spoken: spokenTimeLeft(left.minutes * 60),
  };
}
