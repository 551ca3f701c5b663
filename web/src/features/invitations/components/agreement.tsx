import type { InvitationDetails } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/choices.tsx';
import { toast } from '../../../ui/toast.ts';

type AgreementProps = {
  organization: InvitationDetails['organization'];
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
};

/** The organization's own agreement; nothing where it has none. */
export function Agreement({ organization, agreed, onAgree }: AgreementProps): ReactNode {
  if (!organization.requiresAgreement) return null;
  return (
    <section className="inv-agree" aria-labelledby="agreement">
      <h2 id="agreement">Agreement</h2>
      {organization.customAgreementText && (
        // The text can be long; it scrolls in its frame, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="inv-text" tabIndex={0}>
          {organization.customAgreementText}
        </div>
      )}
      <Checkbox
        label={`I accept the agreement of ${organization.name}`}
        checked={agreed}
        onChange={(event) => onAgree(event.target.checked)}
      />
    </section>
  );
}

/** Whether nothing stands in the way of joining; says so in a toast if the agreement does (SPEC.md §5). */
export function isAgreementSettled({ organization, agreed }: Omit<AgreementProps, 'onAgree'>): boolean {
  if (!organization.requiresAgreement || agreed) return true;
  toast({
    title: 'Agreement Required',
    description: 'Please accept the organization agreement to continue.',
    tone: 'loss',
  });
  return false;
}
