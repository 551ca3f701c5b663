import { m } from '@chargerota/messages';
import { formatPhone, mailtoOf } from '@chargerota/domain';
import type { MyOrganization } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ORGANIZATION_ID, paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Section, Facts } from '../../../../ui/page.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { invitationsQuery } from '../../../invitations/api.ts';
import { openOf } from '../../../invitations/expiry.ts';
import { membersPageQuery } from '../../../organizations/api.ts';
import { FirstRun } from '../../../organizations/screens/first-run/first-run.tsx';
import type { FirstSteps } from '../../../organizations/screens/first-run/use-first-steps.ts';
import { useEffect, useRef } from 'react';

type OrganizationPanelProps = { organization: MyOrganization; first: FirstSteps | null | undefined };

/** For administrators: people who wait, then the first steps while there are any, else the next task if there is one. */
export function OrganizationPanel({ organization, first }: OrganizationPanelProps): ReactNode {
  const waiting = useQuery(membersPageQuery(organization.id, { status: 'pending' }));
  return (
    <>
      {(!first || (waiting.data && waiting.data.total > 0)) && <NextTask organization={organization} />}
      {/* Who waits stands above, and would push it down if they were not known yet. */}
      {first && waiting.isFetched && <FirstRun {...first} />}
    </>
  );
}

function NextTask({ organization }: { organization: MyOrganization }): ReactNode {
  const now = useNow();
  const members = useQuery(membersPageQuery(organization.id, { status: 'active' }));
  const waiting = useQuery(membersPageQuery(organization.id, { status: 'pending' }));
  const invitations = useQuery(invitationsQuery(organization.id));
  const isLoading = members.isPending || waiting.isPending || invitations.isPending;
  const need =
    members.data && waiting.data && invitations.data
      ? whatItNeeds(waiting.data.total, members.data.total, openOf(invitations.data, now).length)
      : UNKNOWN;
  return (
    <Section title={m.reservationsDashboard.yourOrganization}>
      <div className="d-quiet line mid ends gap-4-16" aria-busy={isLoading}>
        {isLoading ? (
          <p className="d-need">
            <Skeleton width={220} />
          </p>
        ) : (
          <p className={need.isUrgent ? 'strong' : 'mute'}>{need.text}</p>
        )}
        <ButtonLink href={`${paths.organization}?tab=${need.tab}`}>{need.action}</ButtonLink>
      </div>
    </Section>
  );
}

type Need = { text: string; action: string; tab: 'members' | 'invites'; isUrgent?: boolean };

const UNKNOWN: Need = {
  text: m.reservationsDashboard.itsMembersCouldNotBe,
  action: m.reservationsDashboard.openOrganization,
  tab: 'members',
};

function whatItNeeds(waiting: number, members: number, invited: number): Need {
  if (waiting > 0) {
    return {
      text: m.reservationsDashboard.peopleAreWaiting({ count: waiting }),
      action: m.reservationsDashboard.review,
      tab: 'members',
      isUrgent: true,
    };
  }
  if (members > 1)
    return {
      text: m.reservationsDashboard.membersNobodyIsWaiting({ count: members }),
      action: m.reservationsDashboard.openOrganization,
      tab: 'members',
    };
  if (invited > 0) {
    const text = m.reservationsDashboard.invitationIsNotAnsweredYet({ count: invited });
    return { text, action: m.reservationsDashboard.openOrganization, tab: 'invites' };
  }
  return {
    text: m.reservationsDashboard.youAreTheOnlyMember,
    action: m.reservationsDashboard.invite,
    tab: 'invites',
    isUrgent: true,
  };
}

/** For members: the organization's details and contacts. */
export function OrganizationFacts({ organization }: { organization: MyOrganization }): ReactNode {
  const { name, description, contactEmail, contactPhone, address } = organization;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === `#${ORGANIZATION_ID}`) part.current?.scrollIntoView({ block: 'center' });
  }, []);
  const facts: [string, ReactNode][] = [[m.common.name, name]];
  if (description)
    facts.push([
      m.reservationsDashboard.about,
      <span key="about" className="d-long">
        {description}
      </span>,
    ]);
  if (contactEmail)
    facts.push([
      m.common.email,
      <a key="email" className="link" href={mailtoOf(contactEmail)}>
        {contactEmail}
      </a>,
    ]);
  if (contactPhone)
    facts.push([
      m.common.phone,
      <a key="phone" className="link fig" href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}>
        {formatPhone(contactPhone)}
      </a>,
    ]);
  if (address) facts.push([m.common.address, address]);
  return (
    <div id={ORGANIZATION_ID} ref={part}>
      <Section title={m.reservationsDashboard.yourOrganization}>
        <div className="d-org">
          <Facts facts={facts} />
        </div>
      </Section>
    </div>
  );
}
