import type { JoiningSettings } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { SwitchRow } from './setting-rows.tsx';
import type { SettingsForm } from './use-settings.ts';

const HINTS: Record<keyof JoiningSettings, string> = {
  requireVehicleToJoin:
    'It tells whose car is at a charger. When this is off, members add it later, on their dashboard.',
  requirePhoneToJoin: 'When this is off, members add it later, on their dashboard.',
  requireEmergencyContactToJoin:
    'Somebody to call. When this is off, members add it later, on their dashboard.',
  invitationsApprove:
    'Who accepts an invitation is a member at once. Invited administrators, and people whom you have suspended or refused before, still wait for your approval.',
};
const NAMES = Object.keys(HINTS) as (keyof JoiningSettings)[];

/** What invited people are asked for, and whether they wait for a decision. */
export const JoiningRows = ({ form }: { form: SettingsForm }): ReactNode =>
  NAMES.map((name) => <SwitchRow key={name} form={form} name={name} hint={HINTS[name]} />);
