import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { INVITE_ID, organizationTab } from '../../../../lib/paths.ts';
import { useCurrentUser } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { AddressRequest } from '../../../accounts/profile/address-request.tsx';
import { memberLimitQuery } from '../../../billing/api.ts';
import { memberCapacityOf } from '../../../billing/member-capacity.ts';
import { invitationsQuery } from '../../api.ts';
import { openOf } from '../../expiry.ts';
import { InvitationList, InvitationSkeletons } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import './invites.css';

const ADDRESS = organizationTab('invites');
const IMPORT_VIEW = 'import';

// Loaded only by who imports, with its reader of files.
const ImportDialog = lazy(async () => ({
  default: (await import('./import/import-dialog.tsx')).ImportDialog,
}));

/** Sends invitations, once the person has confirmed their own address, and lists the unanswered ones. */
export function InvitesTab({ organizationId }: { organizationId: string }): ReactNode {
  const invitations = useQuery(invitationsQuery(organizationId));
  const limit = useQuery(memberLimitQuery(organizationId));
  const capacity = limit.data && memberCapacityOf(limit.data);
  const user = useCurrentUser().data;
  const unconfirmed = user?.mustConfirmEmail ? user : null;
  const now = useNow();
  const [, navigate] = useLocation();
  const isImporting = new URLSearchParams(useSearch()).get('view') === IMPORT_VIEW;
  return (
    <>
      <Section
        id={INVITE_ID}
        title={m.invitationsInvites.sendAnInvitation}
        actions={
          !unconfirmed && (
            <ButtonLink href={`${ADDRESS}&view=${IMPORT_VIEW}`} look="quiet">
              {m.invitationsInvites.importFromAFile}
            </ButtonLink>
          )
        }
      >
        {unconfirmed ? (
          <AddressRequest user={unconfirmed} />
        ) : (
          <InviteForm
            organizationId={organizationId}
            capacity={capacity}
            totalLimit={limit.data?.totalLimit ?? null}
            hasOpen={invitations.data !== undefined && openOf(invitations.data, now).length > 0}
          />
        )}
      </Section>
      {isImporting && !unconfirmed && (
        <Suspense>
          <ImportDialog
            organizationId={organizationId}
            onClose={() => navigate(ADDRESS, { replace: true })}
          />
        </Suspense>
      )}
      {invitations.data ? (
        <InvitationList
          organizationId={organizationId}
          invitations={invitations.data}
          disabledReason={capacity?.disabledReason ?? null}
        />
      ) : (
        <Section title={m.invitationsInvites.pendingInvitations}>
          {invitations.isError ? (
            <ErrorState
              title={m.invitationsInvites.theInvitationsCouldNotBe}
              onRetry={() => void invitations.refetch()}
              retrying={invitations.isFetching}
            >
              {m.invitationsInvites.thoseThatWereSentAre}
            </ErrorState>
          ) : (
            <InvitationSkeletons />
          )}
        </Section>
      )}
    </>
  );
}
