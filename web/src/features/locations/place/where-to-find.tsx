import type { Location } from '@chargerota/contract';
import { formatAddress, formatPhone } from '@chargerota/domain';
import { Check, MapPin, Phone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import './where-to-find.css';

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

/**
 * How to find a location's chargers, whom to call when one doesn't work and where to report it, and its amenities. What
 * isn't known is left out.
 */
export function WhereToFind({ location }: { location: Location }): ReactNode {
  const { amenities, contactPhone, description, name } = location;
  return (
    <div className="sm stack gap-12 anywhere">
      {description && <p className="where-how">{description}</p>}
      <ul className="where-ways stack gap-4">
        <li>
          <MapPin className="ic ic-16" aria-hidden="true" />
          <span>
            {formatAddress(location)}{' '}
            <span className="where-links">
              <a className="link" href={mapLink(location)} target="_blank" rel="noreferrer">
                Show on a map<span className="vh"> of {name}, in a new tab</span>
              </a>
              <a className="link" href={directionsLink(location)} target="_blank" rel="noreferrer">
                Directions<span className="vh"> to {name}, in a new tab</span>
              </a>
            </span>
          </span>
        </li>
        {contactPhone && (
          <li>
            <Phone className="ic ic-16" aria-hidden="true" />
            <span>
              If a charger doesn’t work, call{' '}
              <a className="link fig" href={phoneLink(contactPhone)}>
                {formatPhone(contactPhone)}
              </a>
              .
            </span>
          </li>
        )}
        <li>
          <TriangleAlert className="ic ic-16" aria-hidden="true" />
          <span>
            A charger is broken or blocked?{' '}
            <Link className="link" href={paths.charger}>
              Choose it and report it
            </Link>
          </span>
        </li>
      </ul>
      {amenities.length > 0 && (
        <ul className="where-am line gap-4-16 mute" aria-label={`Amenities at ${name}`}>
          {amenities.map((amenity) => (
            <li key={amenity}>
              <Check className="ic ic-14" aria-hidden="true" />
              {amenity}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
