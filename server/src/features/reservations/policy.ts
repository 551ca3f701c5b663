import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';

/** Members book only for themselves. */
export function requireBookingForSelf(scope: OrganizationScope, userId: string): void {
  if (scope.userId !== userId) throw new DomainError('forbidden');
}
