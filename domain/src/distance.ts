import { m } from '@chargerota/messages';
import { oneDecimal } from './decimals.ts';

/** A place on Earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometers as the crow flies. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const a =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** '400 m' or '3.2 km' or '14 km' */
export function formatDistance(kilometers: number): string {
  if (kilometers < 0.95)
    return m.rulesDistance.meters({ meters: Math.max(100, Math.round(kilometers * 10) * 100) });
  return kilometers < 9.95
    ? m.rulesDistance.kilometers({ kilometers: oneDecimal(kilometers) })
    : m.rulesDistance.kilometers({ kilometers: Math.round(kilometers) });
}
