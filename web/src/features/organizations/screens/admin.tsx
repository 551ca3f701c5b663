import type { MyOrganization } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../../lib/session.ts';
import { useTabInAddress } from '../../../lib/use-tab-in-address.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { SkeletonTabs, Tabs } from '../../../ui/tabs.tsx';
import { AdminHead, AdminHeadSkeleton } from '../admin/admin-head.tsx';
import { LocationsTab } from '../admin/locations-tab.tsx';
import { ReservationsTab } from '../admin/reservations-tab.tsx';
import { SettingsTab } from '../admin/settings-tab.tsx';
import { useOverview } from '../admin/use-today.ts';
import { UsersSkeleton, UsersTab } from '../admin/users-tab.tsx';
import { AccessRestricted, NoOrganizationAccess } from '../components/no-access.tsx';
import '../styles/organization.css';
import '../styles/admin.css';

const TABS = ['users', 'locations', 'reservations', 'settings'] as const;

/** /admin (SPEC.md §2 "Admin dashboard"): today, and who and what it needs. */
export function AdminScreen(): ReactNode {
  const user = useCurrentUser();
  const organizations = useMyOrganizations();
  const organization = useCurrentOrganization();
  if (user.data === null) return <NotLoggedIn />;
  if (user.isLoadingError || organizations.isLoadingError) {
    return (
      <Page title="Today">
        <ErrorState
          title="Your organization could not be read"
          onRetry={() => void Promise.all([user.refetch(), organizations.refetch()])}
          retrying={user.isFetching || organizations.isFetching}
        >
          Nothing is lost. Try again in a moment.
        </ErrorState>
      </Page>
    );
  }
  if (user.isPending || organizations.isPending) return <AdminSkeleton />;
  if (!organization) return <NoOrganizationAccess user={user.data} />;
  if (organization.role !== 'admin' || organization.membershipStatus !== 'active')
    return <AccessRestricted />;
  return <AdminDashboard key={organization.id} organization={organization} />;
}

function NotLoggedIn(): ReactNode {
  return (
    <Page title="Not Logged In" form>
      <p className="mute o-why">Sign in as an administrator to see what your organization needs today.</p>
      <div className="o-ways">
        <ButtonLink href={`${paths.login}?returnUrl=${paths.admin}`} look="primary">
          Sign In
        </ButtonLink>
        <ButtonLink href={paths.landing}>Return to Home</ButtonLink>
      </div>
    </Page>
  );
}

function AdminDashboard({ organization }: { organization: MyOrganization }): ReactNode {
  const pending = useOverview().data?.pendingApprovals;
  const [tab, openTab] = useTabInAddress(paths.admin, TABS);
  return (
    <Page className="org">
      <AdminHead organization={organization} />
      <Tabs
        label="Today"
        value={tab}
        onChange={openTab}
        tabs={[
          {
            id: 'users',
            label: 'Users',
            ...(pending !== undefined && { count: pending }),
            content: <UsersTab organizationId={organization.id} />,
          },
          {
            id: 'locations',
            label: 'Locations',
            content: <LocationsTab organization={organization} />,
          },
          { id: 'reservations', label: 'Reservations', content: <ReservationsTab /> },
          { id: 'settings', label: 'Settings', content: <SettingsTab organization={organization} /> },
        ]}
      />
    </Page>
  );
}

function AdminSkeleton(): ReactNode {
  return (
    <Page className="org">
      <output className="vh">Loading today</output>
      <AdminHeadSkeleton />
      <SkeletonTabs widths={[56, 76, 98, 66]} />
      <UsersSkeleton />
    </Page>
  );
}
