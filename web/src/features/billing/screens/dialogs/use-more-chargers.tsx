import { ADD_ON_QUANTITIES } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { billingQuery } from '../../api.ts';
import { BuyAddOnDialog } from './add-on-dialog.tsx';

type MoreChargers = {
  organizationId: string;
  /** Null as long as there is no location that they could be bought for. */
  locationId: string | null;
  /** The address that leads back to where this was asked, after the card was changed. */
  here: string;
};

/** Buys chargers for a location above another dialog, which stays as it is: `bought` is called once they are. */
export function useMoreChargers({ organizationId, locationId, here }: MoreChargers) {
  const billing = useQuery({ ...billingQuery(organizationId), enabled: locationId !== null }).data;
  const place = billing?.usage.spots.find((one) => one.locationId === locationId);
  const [asked, setAsked] = useState<{ count: number; bought: () => void } | null>(null);
  const dialog: ReactNode = asked && billing && (
    <BuyAddOnDialog
      billing={billing}
      kind="spot"
      locationId={locationId}
      count={soldAtLeast(asked.count)}
      here={here}
      onDone={() => {
        setAsked(null);
        asked.bought();
      }}
      onClose={() => setAsked(null)}
    />
  );
  return {
    /** The most chargers there, with the add-ons for it; undefined while unknown, null without a limit. */
    limit: place?.limit,
    buy: (count: number, bought: () => void): void => setAsked({ count, bought }),
    dialog,
  };
}

/** The most chargers that one add-on is sold for. */
export const MOST_BOUGHT_AT_ONCE = Math.max(...ADD_ON_QUANTITIES.spot);

/** The smallest number on sale that suffices, or the largest. */
const soldAtLeast = (count: number): number =>
  ADD_ON_QUANTITIES.spot.find((sold) => sold >= count) ?? MOST_BOUGHT_AT_ONCE;
