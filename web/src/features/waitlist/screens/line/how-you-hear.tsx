import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { choicesPath } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { notificationPreferencesQuery } from '../../../notifications/api.ts';
import { heldWords } from '../../line-words.ts';
import type { NotificationPreferences } from '@chargerota/contract';
import { methodsFor, offerReach } from '@chargerota/domain';
import type { OfferReach } from '@chargerota/domain';
import { choicesOf } from '../../../notifications/reminder-words.ts';
import { methodsInWords } from '../../../notifications/words.ts';

/** How the reader hears of an offer, and how long they have to answer it. */
export function HowYouHear(): ReactNode {
  const preferences = useQuery(notificationPreferencesQuery()).data;
  const organization = useCurrentOrganization();
  if (!preferences || !organization) {
    return (
      <p className="sm mute">
        You are offered one charger at a time, and it is held for you while you decide.
      </p>
    );
  }
  const { reach, by, canChoose, canPush } = hearingOf(preferences);
  const held = `held for you for ${heldWords(organization.lineOfferMinutes, reach)}, and up to two hours if it starts much later`;
  if (by === null) {
    return (
      <Notice
        tone="wait"
        title="You see offers only in the app"
        action={
          canChoose && (
            <Link className="link" href={choicesPath}>
              Choose how you are told
            </Link>
          )
        }
      >
        {!canChoose && `${organization.name} sends no notifications of free chargers. `}A charger is {held}.
        Keep the app open while you wait, or you may not see it in time.
      </Notice>
    );
  }
  return (
    <p className="sm mute">
      You are told {by} when a charger is yours to take. It is {held}.
      {canPush && reach === 'mail' && (
        <>
          {' '}
          With push messages you hear sooner, and get a charger more often.{' '}
          <Link className="link" href={choicesPath}>
            Switch on push messages
          </Link>
        </>
      )}
    </p>
  );
}

type Hearing = {
  reach: OfferReach;
  /** 'by push message'; null if offers are shown in the app alone. */
  by: string | null;
  /** False where the organization sends no notifications of free chargers. */
  canChoose: boolean;
  /** Push messages are possible, and are not used yet. */
  canPush: boolean;
};

export function hearingOf(preferences: NotificationPreferences): Hearing {
  const methods = methodsFor('availability', choicesOf(preferences));
  const elsewhere = methods.filter((method) => method !== 'app');
  const canChoose = preferences.topics.some(({ topic }) => topic === 'availability');
  const isConfigured = preferences.channels.some(
    ({ method, why }) => method === 'push' && why !== 'not_configured',
  );
  return {
    reach: offerReach(methods),
    by: elsewhere.length > 0 ? methodsInWords(elsewhere) : null,
    canChoose,
    canPush: canChoose && isConfigured && !methods.includes('push'),
  };
}
