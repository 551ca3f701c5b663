import { m } from '@chargerota/messages';
import type { MemberLimit, MyOrganization } from '@chargerota/contract';
import { formatNumber } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useTabInAddress } from '../../../lib/in-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Page } from '../../../ui/page.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/states.tsx';
import { SkeletonTabs, Tabs } from '../../../ui/tabs.tsx';
import { useSignInHere } from '../../accounts/sign-in/after-sign-in.ts';
import { memberLimitQuery } from '../../billing/api.ts';
import { BillingTab } from '../../billing/screens/billing-tab.tsx';
import { invitationsQuery } from '../../invitations/api.ts';
import { openOf } from '../../invitations/expiry.ts';
import { InvitesTab } from '../../invitations/screens/invites/invites-tab.tsx';
import { organizationLocationsQuery } from '../../locations/admin-api.ts';
import { LocationsTab } from '../../locations/screens/locations-tab.tsx';
import { ForAdministrators } from '../components/for-administrators.tsx';
import { MemberSkeletons } from './members/member-row.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { OrganizationHead } from '../components/organization-head.tsx';
import { FirstRun } from './first-run/first-run.tsx';
import { useFirstSteps } from './first-run/use-first-steps.ts';
import { planCapacityOf } from '../plan-capacity.ts';
import '../styles/organization.css';

const MEMBERS = 'members';
const TABS = [MEMBERS, 'invites', 'locations', 'billing', 'settings'] as const;

// The settings and the activity log are loaded only when the tab is opened.
const SettingsTab = lazy(async () => ({
  default: (await import('./settings/settings-tab.tsx')).SettingsTab,
}));

/** /organization: members, invitations, locations, billing and settings. */
export function OrganizationScreen(): ReactNode {
  const signInHere = useSignInHere();
  return (
    <ForAdministrators
      title={m.common.organization}
      skeleton={<OrganizationSkeleton />}
      signedOut={<Redirect to={signInHere} replace />}
    >
      {(organization, user) => (
        <Administration key={organization.id} organization={organization} userId={user.id} />
      )}
    </ForAdministrators>
  );
}

function Administration({
  organization,
  userId,
}: {
  organization: MyOrganization;
  userId: string;
}): ReactNode {
  const memberLimit = useQuery(memberLimitQuery(organization.id));
  const invitations = useQuery(invitationsQuery(organization.id));
  const locations = useQuery(organizationLocationsQuery(organization.id));
  const [tab, openTab] = useTabInAddress(paths.organization, TABS);
  const now = useNow();
  const capacity = planCapacityOf(organization, now);
  const open = invitations.data && openOf(invitations.data, now);
  const first = useFirstSteps(organization, locations);
  return (
    <Page className="org">
      <OrganizationHead
        organization={organization}
        capacity={capacity}
        memberLimit={memberLimit.isLoadingError ? null : memberLimit.data}
        locations={locations.data}
        brief={tab !== MEMBERS}
      />
      {first === undefined ? (
        <TabsSkeleton tab={tab} />
      ) : (
        <>
          {first && <FirstRun {...first} folds />}
          <Tabs
            label={m.common.organization}
            value={tab}
            onChange={openTab}
            tabs={[
              {
                id: MEMBERS,
                label: m.common.members,
                ...(memberLimit.data && { count: memberLimit.data.active, task: waiting(memberLimit.data) }),
                content: <MembersTab organizationId={organization.id} userId={userId} />,
              },
              {
                id: 'invites',
                label: m.organizations.invites,
                ...countOf(open),
                content: <InvitesTab organizationId={organization.id} />,
              },
              {
                id: 'locations',
                label: m.common.locations,
                ...countOf(locations.data?.filter(({ isActive }) => isActive)),
                content: <LocationsTab organization={organization} />,
              },
              { id: 'billing', label: m.common.billing, content: <BillingTab organization={organization} /> },
              {
                id: 'settings',
                label: m.common.settings,
                content: (
                  <Suspense fallback={<SkeletonRows rows={8} />}>
                    <SettingsTab organization={organization} />
                  </Suspense>
                ),
              },
            ]}
          />
        </>
      )}
    </Page>
  );
}

const waiting = ({ pending }: MemberLimit): string | undefined =>
  pending > 0 ? m.organizations.pendingWaiting({ pending: formatNumber(pending) }) : undefined;

const countOf = (list: readonly unknown[] | undefined): { count?: number } =>
  list ? { count: list.length } : {};

function OrganizationSkeleton(): ReactNode {
  const [tab] = useTabInAddress(paths.organization, TABS);
  return (
    <Page className="org">
      <h1 className="vh">{m.common.organization}</h1>
      <output className="vh">{m.organizations.loadingYourOrganization}</output>
      <div className={tab === MEMBERS ? 'o-top' : 'o-top is-brief'} aria-busy="true">
        <div>
          <div className="fig-28 o-title-sk">
            <Skeleton width={240} />
          </div>
          <div className="o-facts">
            <Skeleton width="min(100%, 280px)" />
          </div>
          <span className="o-today touch" />
        </div>
        <div className="o-meter">
          <Skeleton width={112} />
        </div>
      </div>
      <TabsSkeleton tab={tab} />
    </Page>
  );
}

/** The tabs, and below them the rows of the one that opens. */
const TabsSkeleton = ({ tab }: { tab: string }): ReactNode => (
  <>
    <SkeletonTabs widths={[84, 70, 92, 48, 64]} />
    {tab === MEMBERS ? (
      <>
        <div className="o-find stack gap-8 pt-16" />
        <MemberSkeletons rows={6} />
      </>
    ) : (
      <SkeletonRows rows={6} />
    )}
  </>
);
