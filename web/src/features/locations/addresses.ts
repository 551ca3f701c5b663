import { paths } from '../../lib/paths.ts';

/** The Locations tab. */
export const LOCATIONS = `${paths.organization}?tab=locations`;

/** The chargers of one location there. */
export const chargersAddress = (locationId: string): string => `${LOCATIONS}&location=${locationId}`;
