import { fieldDraft } from '../../../../lib/field-draft.ts';
import { DRAFTED_FIELDS } from '../../../accounts/profile/drafted-fields.ts';
import type { JoiningValues } from './joining-values.ts';

type JoiningDraft = JoiningValues & { invitationId: string };

/** One at a time, with the invitation that it belongs to; the link's token is a secret, and not stored. */
const draft = fieldDraft<JoiningDraft>('joining', [
  ...DRAFTED_FIELDS,
  'vehicleYear',
  'emergencyContact',
  'invitationId',
]);

/** The values typed in this tab before a reload, a visit to a provider or a look at the offer. */
export function readJoiningDraft(invitationId: string): Partial<JoiningValues> {
  const { invitationId: drafted, ...values } = draft.read();
  return drafted === invitationId ? values : {};
}

export const keepJoiningDraft = (invitationId: string, values: Partial<JoiningValues>): void =>
  draft.keep({ ...values, invitationId });

export const forgetJoiningDraft = draft.forget;
