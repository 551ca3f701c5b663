import { m } from '@chargerota/messages';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';

/** @throws DomainError organization_not_found for any organization except the current one */
export function requireCurrentOrganization(scope: OrganizationScope, organizationId: string): void {
  if (organizationId !== scope.organizationId) throw new DomainError('organization_not_found');
}

/** The numbers of stored rows, including those out of use. */
export type Stored = { locations: number; chargers: number };

/**
 * The ceiling of any organization, above every plan and add-on. Lists of places are read whole, so without a ceiling
 * one organization could keep an instance busy for all. It allows twice the 10,000 chargers and ten times the 50
 * locations that the service is built for.
 */
const CEILING: Stored = { locations: 500, chargers: 20_000 };

/**
 * `stored` is the present number, `added` the number to be added.
 * @throws DomainError organization_full, naming the ceiling
 */
export function requireBelowCeiling(stored: Stored, added: Stored): void {
  for (const what of ['locations', 'chargers'] as const) {
    const limit = CEILING[what];
    if (added[what] === 0 || stored[what] + added[what] <= limit) continue;
    const message = m.sentLocations.anOrganizationCanHave[what]({ limit });
    throw new DomainError('organization_full', [{ code: 'organization_full', message, limit }], {}, message);
  }
}
