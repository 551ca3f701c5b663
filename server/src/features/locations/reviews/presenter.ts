import type { Review } from '@chargerota/contract';
import { personName, visibleReservation, type PrivacySettings } from '@chargerota/domain';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import type { ReviewView } from './store.ts';

/** A review as the organization's privacy settings let the caller read it. */
export function presentReview(row: ReviewView, scope: OrganizationScope, privacy: PrivacySettings): Review {
  const viewer = { userId: scope.userId, isAdmin: scope.role === 'admin' };
  const { userName } = visibleReservation(viewer, row.userId, privacy);
  return {
    id: row.id,
    locationId: row.locationId,
    rating: row.rating,
    reviewText: row.reviewText,
    amenityRatings: row.amenityRatings,
    helpful: row.helpful,
    isHelpfulToMe: row.isHelpfulToMe,
    isMine: row.userId === scope.userId,
    author: userName ? nameOf(row, viewer.isAdmin) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    hiddenReason: row.hiddenReason,
  };
}

/** An address is a contact, which members do not get in place of a name that is missing. */
function nameOf(row: ReviewView, isAdmin: boolean): string | null {
  if (isAdmin) return personName(row);
  return [row.firstName, row.lastName].filter(Boolean).join(' ') || null;
}
