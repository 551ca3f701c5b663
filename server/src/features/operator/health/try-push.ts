import { countedWords } from '@chargerota/domain';
import webPush from 'web-push';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { countPushBrowsers } from './health-store.ts';
import type { Trial } from './trial.ts';

/** A message needs a browser that has subscribed, and operators have none: the keys are all that can be tried. */
export async function tryPush({ keys, database, config }: AppDeps): Promise<Trial> {
  const { publicKey, privateKey } = await keys.vapid();
  try {
    webPush.getVapidHeaders(
      'https://updates.push.services.mozilla.com',
      config.linkUrl.startsWith('https:') ? config.linkUrl : 'mailto:operator@example.org',
      publicKey,
      privateKey,
      'aes128gcm',
    );
  } catch {
    return {
      works: false,
      report: 'The keys for push messages cannot sign, so no browser will take a message.',
    };
  }
  const browsers = await countPushBrowsers(database.drizzle);
  const who = countedWords(browsers, 'browser has subscribed', 'browsers have subscribed');
  return {
    works: true,
    report: `The keys sign as they should, and ${who}; whether a push service takes messages shows with the next one, since only subscribed browsers get any.`,
  };
}
