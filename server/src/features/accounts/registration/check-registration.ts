import type { RegistrationStatus } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { isRegistrationIncomplete } from './store.ts';

/** The state of the registration with an address. Open to everybody. */
export async function checkRegistration({ database }: AppDeps, email: string): Promise<RegistrationStatus> {
  const isIncomplete = await isRegistrationIncomplete(database.drizzle, email);
  if (isIncomplete === null) return 'not_registered';
  return isIncomplete ? 'incomplete_registration' : 'registered';
}
