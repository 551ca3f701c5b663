import type { JoiningSettings } from '@chargerota/domain';
import { deferredDetails, JOINING_DETAILS, listWords } from '@chargerota/domain';
import { DETAIL_WORDS } from '../../../accounts/profile/detail-words.ts';

/** The settings of joining in two sentences. */
export function joiningWords(settings: JoiningSettings): string {
  const deferred = deferredDetails(settings);
  const asked = JOINING_DETAILS.filter((detail) => !deferred.includes(detail));
  const form =
    asked.length === 0
      ? 'A short form: name, email and password.'
      : `The form also asks for ${listWords(asked.map((detail) => DETAIL_WORDS[detail]))}.`;
  return `${form} ${settings.invitationsApprove ? 'An invitation counts as approval.' : 'An administrator approves each person.'}`;
}
