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

/** Dials the number; what people write between the digits is left out. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+*#,;]/g, '')}`;
