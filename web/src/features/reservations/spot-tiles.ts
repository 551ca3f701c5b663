// The chargers of the booking grid for a slot: the server says which are free, and the day's reservations say why the
// others are not.
import type { DayReservation, Spot } from '@chargerota/contract';
import { isInService, overlaps, zonedPeriod } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import type { SpotTile } from './components/spot-grid.tsx';
import { viewerZone } from '../../lib/dates.ts';
import { heldOf, heldWords } from './held-words.ts';
import { periodOf } from './rule-context.ts';
import { plugWords } from '../locations/words.ts';

type SlotSpot = Spot & { available: boolean };

/** One tile per charger. `reservations` are those of the days that the slot touches. */
export function spotTilesOf(
  spots: readonly SlotSpot[],
  slot: Period,
  reservations: readonly DayReservation[],
  timezone: string,
): SpotTile[] {
  return spots.map((spot) => {
    const inTheWay = reservations.find((row) => row.spotId === spot.id && overlaps(periodOf(row), slot));
    return {
      id: spot.id,
      spotNumber: spot.spotNumber,
      powerKw: spot.powerOutput,
      connector: plugWords(spot),
      ...stateOf(spot, inTheWay, timezone),
    };
  });
}

function stateOf(
  spot: SlotSpot,
  inTheWay: DayReservation | undefined,
  timezone: string,
): Pick<SpotTile, 'state' | 'reason'> {
  if (spot.available) return { state: 'free' };
  if (!isInService(spot)) return { state: 'maintenance', reason: 'Out of service' };
  if (!inTheWay) return { state: 'taken', reason: 'Taken at that time' };
  const time = zonedPeriod(periodOf(inTheWay), timezone, viewerZone());
  if (inTheWay.kind === 'closure') return { state: 'maintenance', reason: `Maintenance ${time}` };
  if (inTheWay.status === 'held') return { state: 'held', reason: `${heldWords(heldOf(inTheWay))} ${time}` };
  if (inTheWay.isMine) return { state: 'mine', reason: `Yours ${time}` };
  return { state: 'taken', reason: `Taken ${time}` };
}
