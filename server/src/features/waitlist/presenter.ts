import type { Offer, Watch } from '@chargerota/contract';
import { occupiesMember } from '@chargerota/domain';
import type { LineChance } from '@chargerota/domain';
import { statusOf, type OfferView, type OtherEntry } from './offer-store.ts';
import type { OwnEntryRow } from './own-list-store.ts';

/** An entry whose last start has passed has ended, whether or not its row says so. */
export function presentEntry(row: OwnEntryRow, chance: LineChance | null, now: Date): Watch {
  const stands = row.status === 'waiting' || row.status === 'paused';
  return {
    id: row.id,
    organizationId: row.organization_id,
    location: { id: row.location_id, name: row.location_name, timezone: row.timezone },
    spot: row.spot_id === null ? null : { id: row.spot_id, spotNumber: row.spot_number ?? '' },
    date: row.preferred_date,
    lookAheadDays: row.look_ahead_days,
    firstDate: row.first_date,
    lastDate: row.last_date,
    fromHour: row.from_hour,
    toHour: row.to_hour,
    hours: row.hours,
    status: stands && row.ends_at <= now ? 'ended' : row.status,
    order: row.line_order,
    isAtFront: row.rank === 0,
    place: row.ahead === null ? null : row.ahead + 1,
    ahead: row.ahead,
    chance,
    passedOver: row.passed_over,
    offerId: row.offer_id,
    createdAt: row.created_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  };
}

export const presentOffer = (
  { offer, location, spot, askedHours, reservationStatus }: OfferView,
  ends: readonly OtherEntry[],
): Offer => ({
  id: offer.id,
  organizationId: offer.organizationId,
  watchId: offer.entryId,
  location,
  spotId: spot.id,
  spot,
  date: offer.date,
  timeSlot: offer.timeSlot,
  startsAt: offer.startsAt.toISOString(),
  endsAt: offer.endsAt.toISOString(),
  askedHours,
  status: statusOf(offer),
  createdAt: offer.createdAt.toISOString(),
  expiresAt: offer.expiresAt.toISOString(),
  reservationId:
    offer.status === 'accepted' && reservationStatus !== null && occupiesMember(reservationStatus)
      ? offer.reservationId
      : null,
  endsWatches: ends.map(({ entry, spotNumber }) => ({
    id: entry.id,
    spot: entry.spotId === null ? null : { id: entry.spotId, spotNumber: spotNumber ?? '' },
    firstDate: entry.firstDate,
    lastDate: entry.lastDate,
    fromHour: entry.fromHour,
    toHour: entry.toHour,
    hours: entry.hours,
  })),
});
