import { m } from '@chargerota/messages';
import type { MyOrganization, User } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../../lib/session.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { AccessRestricted, NoOrganizationAccess } from './no-access.tsx';

type ForAdministratorsProps = {
  /** The page's title while its content can't be shown. */
  title: string;
  skeleton: ReactNode;
  signedOut: ReactNode;
  /** What other members see; without it, what administrators can do. */
  forMembers?: (organization: MyOrganization) => ReactNode;
  children: (organization: MyOrganization, user: User) => ReactNode;
};

/** Shows its content to administrators of the current organization, and tells everybody else why they cannot see it. */
export function ForAdministrators({
  title,
  skeleton,
  signedOut,
  forMembers,
  children,
}: ForAdministratorsProps): ReactNode {
  const user = useCurrentUser();
  const organizations = useMyOrganizations();
  const organization = useCurrentOrganization();
  // Kept here, because the new organization appears in the list before its creator has read the confirmation.
  const [isCreating, setCreating] = useState(false);
  if (user.isLoadingError || organizations.isLoadingError) {
    return (
      <Page title={title}>
        <ErrorState
          title={m.organizations.yourOrganizationCouldNotBe}
          onRetry={() => void Promise.all([user.refetch(), organizations.refetch()])}
          retrying={user.isFetching || organizations.isFetching}
        >
          {m.organizations.nothingIsLostTryAgain}
        </ErrorState>
      </Page>
    );
  }
  if (user.data === null) return signedOut;
  if (user.isPending || organizations.isPending) return skeleton;
  if (!organization || isCreating)
    return <NoOrganizationAccess user={user.data} isCreating={isCreating} onCreating={setCreating} />;
  if (organization.role !== 'admin' || organization.membershipStatus !== 'active')
    return forMembers?.(organization) ?? <AccessRestricted />;
  return children(organization, user.data);
}
