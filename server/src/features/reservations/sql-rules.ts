// The domain's rules as SQL, for hand-written statements: one source, so that none of them can drift apart from it.
import { COUNTED_STATUSES, MEMBER_OCCUPYING_STATUSES, OCCUPYING_STATUSES } from '@chargerota/domain';
import { and, eq, ne } from 'drizzle-orm';
import { literalText } from '../../platform/database/columns.ts';
import { spots } from '../locations/tables.ts';

/** Of reservations `r`: those that keep others off their spot. */
export const OCCUPYING = `r.status IN (${literalText(OCCUPYING_STATUSES)})`;
/** Those that keep their member from being elsewhere. */
export const MEMBER_OCCUPYING = `r.status IN (${literalText(MEMBER_OCCUPYING_STATUSES)})`;
/** Those that count against a frequency cap. */
export const COUNTED = `r.status IN (${literalText(COUNTED_STATUSES)})`;

/**
 * Of reservations `r`: those on a spot (SQL). With the hash that leads the index of the spot's constraint; the rows that it
 * finds are still compared by the spot itself.
 */
export const onSpot = (spot: string): string =>
  `uuid_hash(r.spot_id) = uuid_hash(${spot}) AND r.spot_id = ${spot}`;

/** A day of the clock, and what a change of clocks may add to it: no booking is longer, a closure may be. */
export const LONGEST = "interval '26 hours'";
/** Of reservations: the few that are longer, which have an index of their own. */
export const IS_LONG = `ends_at - starts_at > ${LONGEST}`;

/**
 * Rows `r` that occupy spots of a location between two instants; the arguments are SQL. Found by when they start: a tree
 * tells locations apart that were made together, and costs a booking less than an index over periods.
 */
export const occupyingAt = (at: Record<'organization' | 'location' | 'from' | 'to', string>): string => `(
  SELECT r.* FROM reservations r
  WHERE ${touches(at)} AND r.starts_at > ${at.from} - ${LONGEST}
  UNION ALL
  SELECT r.* FROM reservations r
  WHERE ${touches(at)} AND ${IS_LONG} AND r.starts_at <= ${at.from} - ${LONGEST})`;

// An empty period, of who left at the very instant of coming, occupies nothing.
const touches = ({ organization, location, from, to }: Parameters<typeof occupyingAt>[0]) => `
  r.organization_id = ${organization} AND r.location_id = ${location} AND ${OCCUPYING}
  AND r.starts_at < ${to} AND r.ends_at > ${from} AND r.ends_at > r.starts_at`;

/** Of spots: as the domain's isInService. */
export const isSpotInService = and(eq(spots.isActive, true), ne(spots.currentStatus, 'maintenance'));
/** The same of spots `s`. */
export const IN_SERVICE = `s.is_active AND s.current_status <> 'maintenance'`;
