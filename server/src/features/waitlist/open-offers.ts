import { and, eq, gt, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { waitlistOffers } from './tables.ts';

/** Whether an offer, by SQL for its organization and id, can still be answered. */
export const isOfferOpen = (
  { organizationId, id }: { organizationId: SQLWrapper; id: SQL },
  now: Date,
): SQL =>
  sql`exists (select from ${waitlistOffers} where ${and(
    eq(waitlistOffers.organizationId, organizationId),
    eq(waitlistOffers.id, id),
    eq(waitlistOffers.status, 'open'),
    isNull(waitlistOffers.passedAt),
    gt(waitlistOffers.expiresAt, now),
  )})`;
