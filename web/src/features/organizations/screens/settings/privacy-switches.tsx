import { m } from '@chargerota/messages';
import type { PrivacySettings } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Switch } from '../../../../ui/switch.tsx';
import { turnPrivacy } from './privacy-words.ts';
import { SETTING_LABELS } from './setting-words.ts';

const HINTS: Record<keyof PrivacySettings, string> = {
  showReservationDetails: m.organizationsSettings.whenThisIsOffThe,
  showUserNames: m.organizationsSettings.theNameOfTheMember,
  showVehicleInfo: m.organizationsSettings.makeModelAndColor,
  showContactInfo: m.organizationsSettings.emailAndPhone,
};

const NAMES = ['showReservationDetails', 'showUserNames', 'showVehicleInfo', 'showContactInfo'] as const;

type PrivacySwitchesProps = {
  settings: PrivacySettings;
  onChange: (changes: Partial<PrivacySettings>) => void;
};

/** The main switch and the three that depend on it. */
export function PrivacySwitches({ settings, onChange }: PrivacySwitchesProps): ReactNode {
  return NAMES.map((name) => (
    <div key={name} className={name === 'showReservationDetails' ? 'set-row py-10' : 'set-row py-10 is-sub'}>
      <Switch
        label={SETTING_LABELS[name]}
        hint={HINTS[name]}
        disabledReason={
          name !== 'showReservationDetails' &&
          !settings.showReservationDetails &&
          m.organizationsSettings.turnOnSettingFirst({
            setting: SETTING_LABELS.showReservationDetails,
          })
        }
        checked={settings[name]}
        onChange={(on) => onChange(turnPrivacy(name, on))}
      />
    </div>
  ));
}
