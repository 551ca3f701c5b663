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
  const to = formatPhone(channel.to ?? '');
  const isConfirmed = why === null || why === 'stopped';
  return (
    <>
      {isConfirmed ? (
        <Switch
          label="Text messages"
          hint={why === 'stopped' ? undefined : `To ${to}`}
          disabledReason={
            why === 'stopped' &&
            `${to} has answered STOP to a text message. Send START from that phone to the same number, then text messages come again.`
          }
          checked={isOn && why === null}
          onChange={(on) => save.mutate(switchMethod(preferences, 'sms', on))}
        />
      ) : (
        <div>
          <p className="medium">Text messages</p>
          <p className="hint">
            {why === 'no_number'
              ? 'Add your phone number and confirm it by a code. Until then no text messages come.'
              : 'Confirm your phone number by a code. Until then no text messages come.'}
          </p>
        </div>
      )}
      {isConfirmed ? (
        isOn && why === null ? (
          <TryIt method="sms">
            <Button look="quiet" onClick={() => setConfirming(true)}>
              Change number
            </Button>
          </TryIt>
        ) : (
          <div className="nc-acts line mid">
            <Button look="quiet" onClick={() => setConfirming(true)}>
              Change number
            </Button>
          </div>
        )
      ) : (
        <div className="nc-acts line mid">
          <Button onClick={() => setConfirming(true)}>Confirm your number</Button>
        </div>
      )}
      {isConfirming && <PhoneDialog onClose={() => setConfirming(false)} />}
    </>
  );
}
