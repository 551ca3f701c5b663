import { organizationTab } from '../../lib/paths.ts';

/** The Locations tab. */
export const LOCATIONS = organizationTab('locations');

/** There, with the form for a new one. */
export const NEW_LOCATION = `${LOCATIONS}&add`;

/** The chargers of one location there. */
export const chargersAddress = (locationId: string): string => `${LOCATIONS}&location=${locationId}`;

/** There, with the form that closes the location, or some of its chargers, for a time. */
export const closeAddress = (locationId: string): string => `${chargersAddress(locationId)}&close`;

/** There, with the form that adds some. */
export const moreChargersAddress = (locationId: string, count: number): string =>
  `${chargersAddress(locationId)}&more=${count}`;
