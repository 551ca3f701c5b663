import type { Offer } from '@chargerota/contract';
import { useState } from 'react';

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
