// Push messages to this browser, by the service worker at /sw.js.
import { PUSH_WORKER } from '../../../lib/push-subscription.ts';
import { pushKeysOf, type PushKeys } from '../push-api.ts';

/** What this browser can do about push messages. */
export type PushAbility =
  | 'ready'
  /** The person has refused, or the browser refuses by a setting; asking again has no effect. */
  | 'denied'
  /** iPhones and iPads offer it only to an app on the home screen. */
  | 'needs_home_screen'
  | 'unsupported';

type Browser = {
  hasPush: boolean;
  permission: NotificationPermission;
  isApple: boolean;
  isOnHomeScreen: boolean;
};

export function pushAbility({ hasPush, permission, isApple, isOnHomeScreen }: Browser): PushAbility {
  if (!hasPush) return isApple && !isOnHomeScreen ? 'needs_home_screen' : 'unsupported';
  return permission === 'denied' ? 'denied' : 'ready';
}

export function thisBrowser(): Browser {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return {
    hasPush,
    permission: hasPush ? Notification.permission : 'default',
    // An iPad says that it is a Mac, but has a touch screen.
    isApple:
      /iPhone|iPad|iPod/.test(navigator.userAgent) ||
      (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
    isOnHomeScreen: matchMedia('(display-mode: standalone)').matches,
  };
}

/**
 * Asks for permission, unless it was given before, and subscribes. Null if the person has refused. Without permission, call
 * it only from a press.
 */
export async function subscribeHere(key: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(PUSH_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // A subscription by another key (the installation has new ones) takes no messages from this one.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return pushKeysOf(subscription);
}
