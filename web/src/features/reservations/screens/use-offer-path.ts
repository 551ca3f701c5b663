import type { DayReservation } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { offerPath, paths } from '../../../lib/paths.ts';
import { offersQuery } from '../../waitlist/api.ts';

/** Where the member answers the offer for which a slot is held for them; until that is known, all of their offers. */
export function useOfferPath(hold: Pick<DayReservation, 'spotId' | 'startsAt'> | null): string {
  const offers = useQuery({ ...offersQuery, enabled: hold !== null }).data;
  const offer = offers?.find(
    ({ status, spotId, startsAt }) =>
      status === 'open' && spotId === hold?.spotId && Date.parse(startsAt) === Date.parse(hold.startsAt),
  );
  return offer ? offerPath(offer.id) : paths.line;
}
