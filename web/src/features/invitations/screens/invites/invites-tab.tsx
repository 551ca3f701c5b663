import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Section } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { memberLimitQuery } from '../../../billing/api.ts';
import { memberCapacityOf } from '../../../billing/member-capacity.ts';
import { invitationsQuery } from '../../api.ts';
import { InvitationList, InvitationSkeletons } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import './invites.css';

/** Sends invitations, and lists the unanswered ones. */
export function InvitesTab({ organizationId }: { organizationId: string }): ReactNode {
  const invitations = useQuery(invitationsQuery(organizationId));
  const limit = useQuery(memberLimitQuery(organizationId));
  const capacity = limit.data && memberCapacityOf(limit.data);
  return (
    <>
      <Section title="Send an invitation">
        <InviteForm
          organizationId={organizationId}
          capacity={capacity}
          totalLimit={limit.data?.totalLimit ?? null}
        />
      </Section>
      {invitations.data ? (
        <InvitationList
          organizationId={organizationId}
          invitations={invitations.data}
          disabledReason={capacity?.disabledReason ?? null}
        />
      ) : (
        <Section title="Pending invitations">
          {invitations.isError ? (
            <ErrorState
              title="The invitations could not be loaded"
              onRetry={() => void invitations.refetch()}
              retrying={invitations.isFetching}
            >
              Those that were sent are still valid.
            </ErrorState>
          ) : (
            <InvitationSkeletons />
          )}
        </Section>
      )}
    </>
  );
}
