import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { useTabInAddress } from '../../../../lib/in-address.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { SkeletonTabs, Tabs } from '../../../../ui/tabs.tsx';
import { useSignInHere } from '../../../accounts/sign-in/after-sign-in.ts';
import { OpenReports } from '../../../locations/screens/reports/open-reports.tsx';
import { TodayHead, TodayHeadSkeleton } from './today-head.tsx';
import { LocationsTab } from './locations-tab.tsx';
import { ReservationsTab } from './reservations-tab.tsx';
import { useOverview } from './use-today.ts';
import { UsersSkeleton, UsersTab } from './users-tab.tsx';
import { ForAdministrators } from '../../components/for-administrators.tsx';
import { FoldingParts } from '../settings/folding-parts.tsx';
import { LeaveSettings } from '../settings/leave-settings.tsx';
import { RulesSections } from '../settings/rules-sections.tsx';
import { useSettings } from '../settings/use-settings.ts';
import '../../styles/organization.css';
import './today.css';
import '../../styles/settings.css';

const TABS = ['users', 'locations', 'reservations', 'settings'] as const;

/** /admin: today's figures, the people who wait for a decision, reservations, locations and settings. */
export function TodayScreen(): ReactNode {
  return (
    <ForAdministrators title={m.common.today} skeleton={<TodaySkeleton />} signedOut={<NotLoggedIn />}>
      {(organization) => <TodayBoard key={organization.id} organization={organization} />}
    </ForAdministrators>
  );
}

function NotLoggedIn(): ReactNode {
  const signInHere = useSignInHere();
  return (
    <Page title={m.organizationsToday.notLoggedIn} form>
      <p className="mute mb-24">{m.organizationsToday.signInAsAnAdministrator}</p>
      <div className="o-ways line gap-12">
        <ButtonLink href={signInHere} look="primary">
          {m.common.signIn}
        </ButtonLink>
        <ButtonLink href={paths.landing}>{m.organizationsToday.returnToHome}</ButtonLink>
      </div>
    </Page>
  );
}

function TodayBoard({ organization }: { organization: MyOrganization }): ReactNode {
  const pending = useOverview().data?.pendingApprovals;
  const [tab, openTab] = useTabInAddress(paths.admin, TABS);
  return (
    <Page className="org">
      <TodayHead organization={organization} />
      <OpenReports organizationId={organization.id} />
      <Tabs
        label={m.common.today}
        value={tab}
        onChange={openTab}
        tabs={[
          {
            id: 'users',
            label: m.organizationsToday.users,
            ...(pending && { count: pending }),
            content: <UsersTab organizationId={organization.id} />,
          },
          {
            id: 'locations',
            label: m.common.locations,
            content: <LocationsTab organization={organization} />,
          },
          { id: 'reservations', label: m.organizationsToday.reservations, content: <ReservationsTab /> },
          { id: 'settings', label: m.common.settings, content: <SettingsTab organization={organization} /> },
        ]}
      />
    </Page>
  );
}

function TodaySkeleton(): ReactNode {
  return (
    <Page className="org">
      <h1 className="vh">{m.common.today}</h1>
      <output className="vh">{m.organizationsToday.loadingToday}</output>
      <TodayHeadSkeleton />
      <SkeletonTabs widths={[56, 76, 98, 66]} />
      <UsersSkeleton />
    </Page>
  );
}

/** The settings for scheduling. */
function SettingsTab({ organization }: { organization: MyOrganization }): ReactNode {
  const form = useSettings(organization);
  return (
    <>
      <div className="ad-note line mid ends gap-4-16 pt-16">
        <p className="mute">{m.organizationsToday.eachChangeAppliesAtOnce}</p>
        <ButtonLink href={`${paths.organization}?tab=settings`} look="quiet">
          {m.organizationsToday.privacyNoShowsAndThe}
          <ArrowRight className="ic ic-16" aria-hidden="true" />
        </ButtonLink>
      </div>
      <FoldingParts>
        <RulesSections form={form} />
      </FoldingParts>
      <LeaveSettings
        isUnsaved={form.isUnsaved}
        address={`${paths.admin}?tab=settings`}
        isTyping={form.isTyping}
      />
    </>
  );
}
