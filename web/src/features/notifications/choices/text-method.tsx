import { m } from '@chargerota/messages';
import type { NotificationPreferences } from '@chargerota/contract';
import { formatPhone } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useSavePreferences } from '../api.ts';
import { switchMethod } from './choices.ts';
import type { Channel } from './choices.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { TryIt } from './try-it.tsx';

type TextMethodProps = { preferences: NotificationPreferences; channel: Channel };

/** Text messages; the number is confirmed by a code first. */
export function TextMethod({ preferences, channel }: TextMethodProps): ReactNode {
  const save = useSavePreferences();
  const [isConfirming, setConfirming] = useState(false);
  const { isOn, why } = channel;
  const phone = formatPhone(channel.to ?? '');
  const isConfirmed = why === null || why === 'stopped';
  return (
    <>
      {isConfirmed ? (
        <Switch
          label={m.notificationsChoices.textMessages}
          hint={why === 'stopped' ? undefined : m.notificationsChoices.sentTo({ address: phone })}
          disabledReason={why === 'stopped' && m.notificationsChoices.phoneHasAnsweredStop({ phone })}
          checked={isOn && why === null}
          onChange={(on) => save.mutate(switchMethod(preferences, 'sms', on))}
        />
      ) : (
        <div>
          <p className="medium">{m.notificationsChoices.textMessages}</p>
          <p className="hint">
            {why === 'no_number'
              ? m.notificationsChoices.addYourPhoneNumberAnd
              : m.notificationsChoices.confirmYourPhoneNumberBy}
          </p>
        </div>
      )}
      {isConfirmed ? (
        isOn && why === null ? (
          <TryIt method="sms">
            <Button look="quiet" onClick={() => setConfirming(true)}>
              {m.notificationsChoices.changeNumber}
            </Button>
          </TryIt>
        ) : (
          <div className="nc-acts line mid">
            <Button look="quiet" onClick={() => setConfirming(true)}>
              {m.notificationsChoices.changeNumber}
            </Button>
          </div>
        )
      ) : (
        <div className="nc-acts line mid">
          <Button onClick={() => setConfirming(true)}>{m.notificationsChoices.confirmYourNumber}</Button>
        </div>
      )}
      {isConfirming && <PhoneDialog onClose={() => setConfirming(false)} />}
    </>
  );
}
