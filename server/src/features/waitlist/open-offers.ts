import { and, eq, gt, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { lineOffers } from './tables.ts';

/** Whether an offer, by SQL for its organization and id, can still be answered. */
export const isOfferOpen = (
  { organizationId, id }: { organizationId: SQLWrapper; id: SQL },
  now: Date,
): SQL =>
  sql`exists (select from ${lineOffers} where ${and(
    eq(lineOffers.organizationId, organizationId),
    eq(lineOffers.id, id),
    eq(lineOffers.status, 'open'),
    isNull(lineOffers.passedAt),
    gt(lineOffers.expiresAt, now),
  )})`;
