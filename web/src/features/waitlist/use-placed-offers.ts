import type { Offer } from '@chargerota/contract';
import { useState } from 'react';

type Placed = { path: string; ids: readonly string[]; opened: string | null };

/**
 * Which offers stand above the screen, and which came after it was shown: these would push it away under the finger, and
 * are announced until the person opens them or goes to another screen. `mayPush` says that nothing is shown yet.
 */
export function usePlacedOffers(path: string, offers: readonly Offer[] | undefined, mayPush: boolean) {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const place = (opened: string | null): void =>
    setPlaced({ path, ids: (offers ?? []).map(({ id }) => id), opened });
  if (offers && placed?.path !== path) {
    if (placed || mayPush) place(null);
    else setPlaced({ path, ids: [], opened: null });
  }
  const isPlaced = ({ id }: Offer): boolean => placed?.ids.includes(id) === true;
  return {
    placed: (offers ?? []).filter(isPlaced),
    late: (offers ?? []).filter((offer) => !isPlaced(offer)),
    /** The offer that was opened by a press, which gets the focus. */
    opened: placed?.opened ?? null,
    open: place,
  };
}
