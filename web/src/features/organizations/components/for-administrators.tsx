import type { MyOrganization, User } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../../lib/session.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { AccessRestricted, NoOrganizationAccess } from './no-access.tsx';

type ForAdministratorsProps = {
  /** Of the page while it can't be shown. */
  title: string;
  skeleton: ReactNode;
  signedOut: ReactNode;
  children: (organization: MyOrganization, user: User) => ReactNode;
};

/** Shows its content to administrators of the current organization, and to everybody else why they cannot see it. */
export function ForAdministrators({
  title,
  skeleton,
  signedOut,
  children,
}: ForAdministratorsProps): ReactNode {
  const user = useCurrentUser();
  const organizations = useMyOrganizations();
  const organization = useCurrentOrganization();
  // Known here: the new organization is in the list before its creator has read that it was created.
  const [isCreating, setCreating] = useState(false);
  if (user.isLoadingError || organizations.isLoadingError) {
    return (
      <Page title={title}>
        <ErrorState
          title="Your organization could not be loaded"
          onRetry={() => void Promise.all([user.refetch(), organizations.refetch()])}
          retrying={user.isFetching || organizations.isFetching}
        >
          Nothing is lost. Try again in a moment.
        </ErrorState>
      </Page>
    );
  }
  if (user.data === null) return signedOut;
  if (user.isPending || organizations.isPending) return skeleton;
  if (!organization || isCreating)
    return <NoOrganizationAccess user={user.data} isCreating={isCreating} onCreating={setCreating} />;
  if (organization.role !== 'admin' || organization.membershipStatus !== 'active')
    return <AccessRestricted />;
  return children(organization, user.data);
}
