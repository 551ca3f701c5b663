import type { AppDeps } from '../../../platform/app-deps.ts';
import type { NotificationChannel } from '../channel.ts';
import { emailChannel } from './email.ts';
import { pushChannel } from './push.ts';
import { smsChannel } from './sms.ts';

/** The channels that this installation has. */
export const makeNotificationChannels = (deps: AppDeps): NotificationChannel[] => [
  emailChannel(deps),
  pushChannel(deps),
  ...(deps.sms ? [smsChannel(deps, deps.sms)] : []),
];
