import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { formatAddress, formatPhone } from '@chargerota/domain';
import { Check, MapPin, Phone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { amenityName } from '../words.ts';
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
                <Rich
                  of={m.locationsPlace.showOnAMapOf}
                  span={(it) => <span className="vh">{it}</span>}
                  name={name}
                />
              </a>
              <a className="link" href={directionsLink(location)} target="_blank" rel="noreferrer">
                <Rich
                  of={m.locationsPlace.directionsToNameInA}
                  span={(it) => <span className="vh">{it}</span>}
                  name={name}
                />
              </a>
            </span>
          </span>
        </li>
        {contactPhone && (
          <li>
            <Phone className="ic ic-16" aria-hidden="true" />
            <span>
              <Rich
                of={m.locationsPlace.ifAChargerDoesntWork}
                phone={
                  <a className="link fig" href={phoneLink(contactPhone)}>
                    {formatPhone(contactPhone)}
                  </a>
                }
              />
            </span>
          </li>
        )}
        <li>
          <TriangleAlert className="ic ic-16" aria-hidden="true" />
          <span>
            <Rich
              of={m.locationsPlace.aChargerIsBrokenOr}
              a={(it) => (
                <Link className="link" href={paths.charger}>
                  {it}
                </Link>
              )}
            />
          </span>
        </li>
      </ul>
      {amenities.length > 0 && (
        <ul className="where-am line gap-4-16 mute" aria-label={m.locationsPlace.amenitiesAtName({ name })}>
          {amenities.map((amenity) => (
            <li key={amenity}>
              <Check className="ic ic-14" aria-hidden="true" />
              {amenityName(amenity)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
