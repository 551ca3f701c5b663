import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
        <p className="medium">{m.notificationsChoices.pushMessages}</p>
        <p className="hint">{HINTS[hintOf(ability, isOnHere)]}</p>
      </div>
      {pushBrowsers.length > 0 && <PushBrowsers browsers={pushBrowsers} />}
      {ability === 'ready' && !isOnHere && pushKey !== null && (
        <div className="nc-acts line mid">
          <Button busy={subscribe.isPending} onClick={() => subscribe.mutate(pushKey)}>
            {m.notificationsChoices.turnOnInThisBrowser}
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
  on: m.notificationsChoices.theyComeToThisBrowser,
  ended: m.notificationsChoices.theyHaveEndedInThis,
  ready: m.notificationsChoices.theyComeEvenWhenChargeRota,
  denied: m.notificationsChoices.thisBrowserBlocksThemTo,
  needs_home_screen: m.notificationsChoices.onAnIPhoneOrIPad,
  unsupported: m.notificationsChoices.thisBrowserDoesNotSupport,
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
          title: m.notificationsChoices.browserRemoved,
          description: m.notificationsChoices.browserGetsNoMorePush({ browser }),
          tone: 'off',
        });
      },
    });
  return (
    <ul className="nc-browsers">
      {browsers.map(({ id, browser, createdAt }) => (
        <li key={id}>
          <span>
            <Rich
              of={m.notificationsChoices.browserSinceDay}
              browser={browser}
              mute={(it) => <span className="mute">{it}</span>}
              day={formatDayOf(new Date(createdAt))}
            />
          </span>
          {id === here && <Badge tone="ok">{m.notificationsChoices.thisBrowser}</Badge>}
          <Button
            look="quiet"
            aria-label={m.notificationsChoices.removeBrowserSinceDay({
              browser,
              day: formatDayOf(new Date(createdAt)),
            })}
            busy={remove.isPending && remove.variables === id}
            onClick={() => press(id, browser)}
          >
            {m.notificationsChoices.remove}
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
        throw new Error(
          error instanceof Error
            ? m.notificationsChoices.couldNotBeSubscribedItSays({ message: error.message })
            : m.notificationsChoices.couldNotBeSubscribed,
        );
      });
      // A refusal changes what the screen says by itself.
      if (keys) rememberSubscribed((await subscribe.mutateAsync(keys)).id);
    },
  });
}
