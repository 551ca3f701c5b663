import type { AppDeps } from '../../../platform/app-deps.ts';
import type { NoticeChannel } from '../channel.ts';
import { emailChannel } from './email.ts';
import { pushChannel } from './push.ts';
import { smsChannel } from './sms.ts';

/** The channels that this installation has. */
export const makeNoticeChannels = (deps: AppDeps): NoticeChannel[] => [
  emailChannel(deps),
  pushChannel(deps),
  ...(deps.sms ? [smsChannel(deps, deps.sms)] : []),
];
