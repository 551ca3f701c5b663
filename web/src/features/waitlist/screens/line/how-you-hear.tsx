import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { choicesPath } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { notificationPreferencesQuery } from '../../../notifications/api.ts';
import { heldMinutes } from '../../line-words.ts';
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
    return <p className="sm mute">{m.waitlistLine.youAreOfferedOneCharger}</p>;
  }
  const { reach, by, canChoose, canPush } = hearingOf(preferences);
  const count = heldMinutes(organization.lineOfferMinutes, reach);
  if (by === null) {
    return (
      <Notice
        tone="wait"
        title={m.waitlistLine.youSeeOffersOnlyIn}
        action={
          canChoose && (
            <Link className="link" href={choicesPath}>
              {m.waitlistLine.chooseHowYouAreTold}
            </Link>
          )
        }
      >
        {!canChoose && `${m.waitlistLine.nameSendsNoNotificationsOf({ name: organization.name })} `}
        {m.waitlistLine.aChargerIsHeldForMinutes({ count })}
      </Notice>
    );
  }
  return (
    <p className="sm mute">
      {m.waitlistLine.youAreToldWhen({ ways: by })} {m.waitlistLine.itIsHeldForMinutes({ count })}
      {canPush && reach === 'mail' && (
        <>
          {' '}
          <Rich
            of={m.waitlistLine.withPushMessagesYouHear}
            a={(it) => (
              <Link className="link" href={choicesPath}>
                {it}
              </Link>
            )}
          />
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
