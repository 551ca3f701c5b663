import type { AppDeps } from '../../../platform/app-deps.ts';
import type { NoticeChannel } from '../channel.ts';
import { emailChannel } from './email.ts';

/** The channels that this installation has. */
export function makeNoticeChannels(deps: AppDeps): NoticeChannel[] {
  return [emailChannel(deps)];
}
