import type { RegistrationStatus } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { findIncompleteness } from './store.ts';

/** How far the registration with an address has come. Available to anybody. */
export async function checkRegistration({ database }: AppDeps, email: string): Promise<RegistrationStatus> {
  const isIncomplete = await findIncompleteness(database.drizzle, email);
  if (isIncomplete === null) return 'not_registered';
  return isIncomplete ? 'incomplete_registration' : 'registered';
}
