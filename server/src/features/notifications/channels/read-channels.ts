import type { NotificationPreferences } from '@chargerota/contract';
import type { NotificationMethod } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findReachability, type Reachability } from './channel-store.ts';
import { listSubscriptions } from './push-store.ts';

type Channel = NotificationPreferences['channels'][number];

/** Which methods reach a person, and what the others still need. */
export async function readChannels(
  queries: Queries,
  userId: string,
  deps: AppDeps,
): Promise<Pick<NotificationPreferences, 'channels' | 'pushKey' | 'pushBrowsers'>> {
  const person = await findReachability(queries, userId);
  const browsers = await listSubscriptions(queries, userId);
  const { publicKey } = await deps.keys.vapid();
  return {
    channels: [
      channel('app', { isOn: true, why: null, to: null }),
      channel('email', { isOn: person.emailNotifications, why: whyNoMail(deps, person), to: person.email }),
      channel('sms', {
        isOn: person.smsNotifications,
        why: whyNoSms(deps, person),
        to: person.confirmedPhone,
      }),
      channel('push', {
        isOn: browsers.length > 0,
        why: browsers.length > 0 ? null : 'no_browser',
        to: null,
      }),
    ],
    pushKey: publicKey,
    pushBrowsers: browsers.map(({ id, browser, createdAt }) => ({
      id,
      browser,
      createdAt: createdAt.toISOString(),
    })),
  };
}

const channel = (method: NotificationMethod, rest: Pick<Channel, 'isOn' | 'why' | 'to'>): Channel => ({
  method,
  works: rest.why === null,
  ...rest,
});

/** Outside production a folder stands for the mail server. */
function whyNoMail({ config }: AppDeps, { mailBounces }: Reachability): Channel['why'] {
  if (config.isProduction && !config.SMTP_URL) return 'not_configured';
  return mailBounces ? 'bounces' : null;
}

function whyNoSms({ sms }: AppDeps, { confirmedPhone, smsStoppedAt, phone }: Reachability): Channel['why'] {
  if (!sms) return 'not_configured';
  if (!confirmedPhone) return phone ? 'not_confirmed' : 'no_number';
  return smsStoppedAt ? 'stopped' : null;
}
