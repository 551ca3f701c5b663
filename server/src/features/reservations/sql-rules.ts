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

/** Of spots: as the domain's isInService. */
export const isSpotInService = and(eq(spots.isActive, true), ne(spots.currentStatus, 'maintenance'));
/** The same of spots `s`. */
export const IN_SERVICE = `s.is_active AND s.current_status <> 'maintenance'`;
