import { m } from '@chargerota/messages';
import type { Offer } from '@chargerota/contract';
import { formatTime, keepTimesTogether, shorterOfferWords } from '@chargerota/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { useRootClass } from '../../../../ui/use-root-class.ts';
import { heldUntilWords } from '../../line-words.ts';
import '../../line.css';

type LateOfferProps = { offer: Offer | undefined; onOpen: (id: string) => void };

/** Announces an offer that came while a screen is shown, over its lower edge. Render it also while there is none. */
export function LateOffer({ offer, onOpen }: LateOfferProps): ReactNode {
  const isShown = offer !== undefined;
  useRootClass('has-new-offer', isShown);
  const bar = useRef<HTMLElement>(null);
  // What is said takes one line or four, and the page must end above it.
  useLayoutEffect(() => {
    if (!isShown || !bar.current) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(
      ([entry]) => entry && root.setProperty('--announced', `${Math.ceil(entry.target.clientHeight) + 12}px`),
    );
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.removeProperty('--announced');
    };
  }, [isShown]);
  return (
    <>
      {/* Always there: screen readers read out a text that changes, not an element that is added with its text. */}
      <output className="vh">{offer && heldWords(offer)}</output>
      {offer && (
        <aside ref={bar} className="new-offer row gap-12 pop" aria-label={m.waitlistOffers.aChargerIsHeldFor}>
          <p>{keepTimesTogether(heldWords(offer))}</p>
          <Button look="primary" onClick={() => onOpen(offer.id)}>
            {m.common.show}
          </Button>
        </aside>
      )}
    </>
  );
}

function heldWords(offer: Offer): string {
  const { location, date, startsAt, endsAt, askedHours } = offer;
  const period = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const slot = m.waitlistOffers.itIsForDay({
    day: formatDay(date),
    from: formatTime(period.startsAt, location.timezone),
    to: formatTime(period.endsAt, location.timezone),
  });
  const shorter = shorterOfferWords(askedHours, period);
  return [`${heldUntilWords(offer)}.`, slot, shorter].filter(Boolean).join(' ');
}

type Placed = { ids: readonly string[]; opened: string | null };

/**
 * Which offers stand in the screen, and which came after it was shown: these would push it away under the finger, and are
 * announced until the person opens them or goes to another screen.
 */
export function usePlacedOffers(offers: readonly Offer[] | undefined) {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const place = (opened: string | null): void =>
    setPlaced({ ids: (offers ?? []).map(({ id }) => id), opened });
  if (offers && !placed) place(null);
  const isPlaced = ({ id }: Offer): boolean => placed?.ids.includes(id) === true;
  return {
    placed: (offers ?? []).filter(isPlaced),
    late: (offers ?? []).filter((offer) => !isPlaced(offer)),
    /** The offer that was opened by a press, which gets the focus. */
    opened: placed?.opened ?? null,
    open: place,
  };
}
