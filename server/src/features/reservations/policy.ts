import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, UserScope } from '../../platform/http/scopes.ts';

/** Members book for themselves alone. */
export function requireBookingForSelf(scope: OrganizationScope, userId: string): void {
  if (scope.userId !== userId) throw new DomainError('forbidden');
}

/** What belongs to an account is there for itself alone; for others it does not exist. */
export function requireSelf(scope: UserScope, userId: string): void {
  if (scope.userId !== userId) throw new DomainError('not_found');
}
