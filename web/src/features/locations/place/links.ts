import type { Location } from '@chargerota/contract';
import { formatAddress } from '@chargerota/domain';

type Place = Pick<Location, 'address' | 'city' | 'state' | 'zipCode' | 'latitude' | 'longitude'>;

/** OpenStreetMap at the location's position, else a search for its address. Nothing is loaded until it is followed. */
export function mapLink(place: Place): string {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) {
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: formatAddress(place) })}`;
  }
  const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${marker}#map=18/${latitude}/${longitude}`;
}

/**
 * OpenStreetMap's directions to the location. The start is entered on OpenStreetMap. The destination is the position or,
 * if unknown, the address.
 */
export function directionsLink(place: Place): string {
  const { latitude, longitude } = place;
  const isPlaced = latitude !== null && longitude !== null;
  const to = isPlaced ? `${latitude},${longitude}` : formatAddress(place);
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to })}`;
}

/** Dials the number; what people write between the digits is left out. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+*#,;]/g, '')}`;
