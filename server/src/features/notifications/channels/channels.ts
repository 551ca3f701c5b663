import type { AppDeps } from '../../../platform/app-deps.ts';
import type { NoticeChannel } from '../channel.ts';

/** The channels that this installation has. */
export function makeNoticeChannels(_deps: AppDeps): NoticeChannel[] {
  return [];
}
