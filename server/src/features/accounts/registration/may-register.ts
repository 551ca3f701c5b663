import type { OptionalPart } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { hasAccounts } from './store.ts';

type Configured = Pick<AppDeps, 'config'>;

/**
 * Whether somebody can make an account without an invitation. Where registration is closed, only the first account of
 * the installation can: nobody could invite its owner.
 */
const mayRegister = async ({ config }: Configured, queries: Queries): Promise<boolean> =>
  config.REGISTRATION === 'open' || !(await hasAccounts(queries));

/** @throws DomainError registration_closed */
export async function requireRegistration(deps: Configured, queries: Queries): Promise<void> {
  if (!(await mayRegister(deps, queries))) throw new DomainError('registration_closed');
}

/**
 * The same, decided for good: of two people who want to be the first, one is.
 * @throws DomainError registration_closed
 */
export async function decideRegistration(deps: Configured, tx: Tx): Promise<void> {
  if (deps.config.REGISTRATION === 'open') return;
  await takeLocks(tx, [{ of: 'organization', id: 'the first of the installation' }]);
  await requireRegistration(deps, tx);
}

/** What this installation leaves out, so that no screen leads there. */
export async function readNotOffered(deps: AppDeps, reader: UserScope | null): Promise<OptionalPart[]> {
  const { config, database } = deps;
  // Whoever is signed in is not the first.
  const isOpen = reader ? config.REGISTRATION === 'open' : await mayRegister(deps, database.drizzle);
  return [
    ...(isOpen ? [] : (['registration'] as const)),
    ...(config.DEMO_SCREENS ? [] : (['demo_screens'] as const)),
  ];
}
