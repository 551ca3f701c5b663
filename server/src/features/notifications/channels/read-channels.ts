import type { NotificationPreferences } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findSwitches } from './switches-store.ts';

/** Which methods reach a person, and what each of the others still needs. */
export async function readChannels(
  queries: Queries,
  userId: string,
  _deps: AppDeps,
): Promise<Pick<NotificationPreferences, 'channels' | 'pushKey' | 'pushBrowsers'>> {
  const { address, email, sms, push } = await findSwitches(queries, userId);
  return {
    channels: [
      { method: 'app', isOn: true, works: true, why: null, to: null },
      { method: 'email', isOn: email, works: true, why: null, to: address },
      { method: 'sms', isOn: sms, works: false, why: 'not_configured', to: null },
      { method: 'push', isOn: push, works: push, why: push ? null : 'no_browser', to: null },
    ],
    pushKey: null,
    pushBrowsers: [],
  };
}
