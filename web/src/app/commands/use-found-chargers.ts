import { useQuery } from '@tanstack/react-query';
import { isInService } from '@chargerota/domain';
import { useMember } from '../../features/reservations/member.ts';
import { locationsQuery, spotsQuery } from '../../features/locations/api.ts';
import { connectorLabel } from '../../features/locations/words.ts';
import { findChargers } from './find-chargers.ts';
import type { FindableCharger } from './find-chargers.ts';

type Found = FindableCharger & { id: string; note: string };

/** The chargers that a text names. They are loaded with the first text that has a figure in it. */
export function useFoundChargers(text: string): Found[] {
  const enabled = useMember().state === 'member' && /\d/.test(text);
  const locations = useQuery({ ...locationsQuery, enabled });
  const spots = useQuery({ ...spotsQuery, enabled });
  if (!enabled || !locations.data || !spots.data) return [];
  const chargers = spots.data.flatMap((spot): Found[] => {
    const location = locations.data.find(({ id, isActive }) => id === spot.locationId && isActive);
    if (!location) return [];
    const { id, spotNumber: number, powerOutput, connectorType } = spot;
    const what = isInService(spot) ? `${powerOutput} kW, ${connectorLabel(connectorType)}` : 'Maintenance';
    return [
      { id, number, place: `${location.name} ${location.address}`, note: `${location.name} · ${what}` },
    ];
  });
  return findChargers(text, chargers);
}
