import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { offersQuery, entriesQuery } from '../../api.ts';
import { LateOffer, usePlacedOffers } from '../offers/late-offer.tsx';
import { isOver } from '../../line-words.ts';
import { useShownOffers, OfferCard } from '../offers/offer-card.tsx';
import '../../line.css';
import type { Offer } from '@chargerota/contract';
import { Section } from '../../../../ui/page.tsx';
import { EntryList } from '../../entries/entry-list.tsx';
import { isBeside, stands } from '../../entries/standing.ts';

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
        <aside
          className="offer-band stack gap-12 py-16"
          aria-label={m.waitlistDashboard.chargersThatAreHeldFor}
        >
          {placed.map((offer) => (
            <OfferCard key={offer.id} offer={offer} isAsked={offer.id === opened} onTaken={keep} />
          ))}
        </aside>
      )}
      <LateOffer offer={late[0]} onOpen={open} />
    </>
  );
}

/** What the member waits for beside the `offers` that are shown; nothing while they wait for nothing else. */
export function WaitingPanel({ offers }: { offers: readonly Offer[] }): ReactNode {
  const entries = useQuery(entriesQuery).data?.filter(stands).filter(isBeside(offers)) ?? [];
  if (entries.length === 0) return null;
  return (
    <Section title={m.waitlistDashboard.youAreWaitingFor}>
      <EntryList entries={entries} />
    </Section>
  );
}
