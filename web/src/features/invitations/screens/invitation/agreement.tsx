import { m } from '@chargerota/messages';
import type { InvitationDetails } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/choices.tsx';
import { ScrollFrame } from '../../../../ui/scroll-frame.tsx';

const ACCEPT_ID = 'accept-agreement';

/** Whether the person has accepted the organization's agreement, if it has one. */
export type AgreementState = {
  organization: InvitationDetails['organization'];
  agreed: boolean;
  /** True if the person tried to continue without accepting it. */
  isMissed: boolean;
  agree: (agreed: boolean) => void;
  /** Whether the person may join; shows an error if the agreement has not been accepted. */
  isSettled: () => boolean;
};

export function useAgreement(organization: InvitationDetails['organization']): AgreementState {
  const [agreed, setAgreed] = useState(false);
  const [isMissed, setMissed] = useState(false);
  return {
    organization,
    agreed,
    isMissed: isMissed && !agreed,
    agree: setAgreed,
    isSettled: () => {
      if (!organization.requiresAgreement || agreed) return true;
      setMissed(true);
      document.getElementById(ACCEPT_ID)?.focus();
      return false;
    },
  };
}

type AgreementProps = {
  state: AgreementState;
  /** True if a heading above already names the agreement. */
  headed?: boolean;
};

/** The organization's own agreement; renders nothing if it has none. */
export function Agreement({ state, headed = false }: AgreementProps): ReactNode {
  const { organization, agreed, isMissed, agree } = state;
  if (!organization.requiresAgreement) return null;
  return (
    <section className="inv-agree" {...(!headed && { 'aria-labelledby': 'agreement' })}>
      {!headed && <h2 id="agreement">{m.invitationsInvitation.agreement}</h2>}
      {organization.customAgreementText && (
        <ScrollFrame label={m.invitationsInvitation.textOfTheAgreement} className="inv-text">
          {organization.customAgreementText}
        </ScrollFrame>
      )}
      <Checkbox
        id={ACCEPT_ID}
        label={m.invitationsInvitation.iAcceptTheAgreementOf({ name: organization.name })}
        checked={agreed}
        error={isMissed ? m.invitationsInvitation.agreementRequiredPleaseAcceptThe : undefined}
        onChange={(event) => agree(event.target.checked)}
      />
    </section>
  );
}
