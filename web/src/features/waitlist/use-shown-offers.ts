import type { Offer } from '@chargerota/contract';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Of all offers, those that `isShown` chooses and those that were taken here, which stay as confirmations until the
 * reader goes elsewhere.
 */
export function useShownOffers(offers: readonly Offer[], isShown: (offer: Offer) => boolean) {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const [taken, setTaken] = useState<{ at: string; ids: readonly string[] }>({ at: address, ids: [] });
  if (taken.at !== address) setTaken({ at: address, ids: [] });
  return {
    shown: offers.filter((offer) => isShown(offer) || taken.ids.includes(offer.id)),
    keep: (id: string) => setTaken(({ at, ids }) => ({ at, ids: [...ids, id] })),
  };
}
