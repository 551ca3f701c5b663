import type { OptionalPart } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { mayRegister } from './registration/may-register.ts';

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
