import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { defineLimits, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often a member may take a charger and give it back. */
export const RESERVATION_LIMITS = defineLimits('reservations', {
  // Reserving, walking in, moving and extending: one every 15 seconds.
  takeSpotByAccount: { limit: 60, windowSeconds: QUARTER_HOUR },
  // Arriving, releasing and cancelling have a separate and higher limit, so that a member can always give a charger
  // back.
  settleSpotByAccount: { limit: 120, windowSeconds: QUARTER_HOUR },
});

/** Members book only for themselves. */
export function requireBookingForSelf(scope: OrganizationScope, userId: string): void {
  if (scope.userId !== userId) throw new DomainError('forbidden');
}
