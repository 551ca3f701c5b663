import type { NotificationPreferences } from '@chargerota/contract';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { formatDayOf } from '../../../lib/dates.ts';
import {
  hasEndedHere,
  rememberSubscribed,
  subscribedHere,
  unsubscribeHere,
} from '../../../lib/push-subscription.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRemovePushBrowser, useSubscribeToPush } from '../api.ts';
import { pushAbility, subscribeHere, thisBrowser } from './push.ts';
import type { PushAbility } from './push.ts';
import { TryIt } from './try-it.tsx';

/** Push messages: to browsers, one at a time. Permission is asked only after the button was pressed. */
export function PushMethod({ preferences }: { preferences: NotificationPreferences }): ReactNode {
  const { pushBrowsers, pushKey } = preferences;
  const ability = usePushAbility();
  const isOnHere = ability === 'ready' && pushBrowsers.some(({ id }) => id === subscribedHere());
  const subscribe = useSubscribeHere();
  return (
    <>
      <div>
        <p className="medium">Push messages</p>
        <p className="hint">{HINTS[hintOf(ability, isOnHere)]}</p>
      </div>
      {pushBrowsers.length > 0 && <PushBrowsers browsers={pushBrowsers} />}
      {ability === 'ready' && !isOnHere && pushKey !== null && (
        <div className="nc-acts line mid">
          <Button busy={subscribe.isPending} onClick={() => subscribe.mutate(pushKey)}>
            Turn on in this browser
          </Button>
          {subscribe.isError && (
            <p className="err nc-result" role="alert">
              {subscribe.error.message}
            </p>
          )}
        </div>
      )}
      {pushBrowsers.length > 0 && <TryIt method="push" />}
    </>
  );
}

const hintOf = (ability: PushAbility, isOnHere: boolean): keyof typeof HINTS => {
  if (isOnHere) return 'on';
  return ability === 'ready' && hasEndedHere() ? 'ended' : ability;
};

const HINTS: Record<PushAbility | 'on' | 'ended', string> = {
  on: 'They come to this browser, even when ChargeRota is closed.',
  ended: 'They have ended in this browser, without a press of yours here. You can turn them on again.',
  ready: 'They come even when ChargeRota is closed. Your browser asks for your permission.',
  denied:
    'This browser blocks them. To allow them, press the icon beside the address, allow notifications, and load this page again.',
  needs_home_screen:
    'On an iPhone or iPad they come only to apps on the home screen. In Safari, press Share, then Add to Home Screen, and open ChargeRota from there.',
  unsupported: 'This browser does not support them. Open this page in another browser to turn them on there.',
};

/** Follows the permission when it is changed in the browser's own settings. */
function usePushAbility(): PushAbility {
  const [ability, setAbility] = useState(() => pushAbility(thisBrowser()));
  useEffect(() => {
    const renew = (): void => setAbility(pushAbility(thisBrowser()));
    let permission: PermissionStatus | undefined;
    let isOver = false;
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => {
        if (isOver) return;
        permission = status;
        status.addEventListener('change', renew);
      })
      // Without this question the state is read again with the page.
      .catch(() => undefined);
    return () => {
      isOver = true;
      permission?.removeEventListener('change', renew);
    };
  }, []);
  return ability;
}

function PushBrowsers({ browsers }: { browsers: NotificationPreferences['pushBrowsers'] }): ReactNode {
  const remove = useRemovePushBrowser();
  const here = subscribedHere();
  const press = (id: string, browser: string): void =>
    remove.mutate(id, {
      onSuccess: () => {
        if (id === here) {
          rememberSubscribed(null);
          void unsubscribeHere().catch(() => undefined);
        }
        toast({
          title: 'Browser Removed',
          description: `${browser} gets no more push messages.`,
          tone: 'off',
        });
      },
    });
  return (
    <ul className="nc-browsers">
      {browsers.map(({ id, browser, createdAt }) => (
        <li key={id}>
          <span>
            {browser} <span className="mute">since {formatDayOf(new Date(createdAt))}</span>
          </span>
          {id === here && <Badge tone="ok">This browser</Badge>}
          <Button
            look="quiet"
            aria-label={`Remove ${browser}, since ${formatDayOf(new Date(createdAt))}`}
            busy={remove.isPending && remove.variables === id}
            onClick={() => press(id, browser)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Lets this browser take push messages, signed with the installation's key. */
function useSubscribeHere() {
  const subscribe = useSubscribeToPush();
  return useMutation({
    meta: { handled: true },
    mutationFn: async (key: string) => {
      const keys = await subscribeHere(key).catch((error: unknown) => {
        const reason = error instanceof Error ? ` It says: ${error.message}` : '';
        throw new Error(`This browser could not be subscribed.${reason}`);
      });
      // A refusal changes what the screen says by itself.
      if (keys) rememberSubscribed((await subscribe.mutateAsync(keys)).id);
    },
  });
}
