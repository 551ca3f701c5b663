import { Rich } from '../../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatNumber, formatPhone, mailtoOf } from '@chargerota/domain';
import type { Administrator } from '@chargerota/contract';
import type { AnswerOf } from '@chargerota/contract/addresses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge, RoleBadge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Facts } from '../../../../../ui/page.tsx';
import { ErrorState, SkeletonRows } from '../../../../../ui/states.tsx';
import { LOCATION_TYPE_NAMES } from '../../../../locations/words.ts';
import { administratorQuery } from '../../../operator-api.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { joinedOn, nameOf, STATUS_TONES, STATUS_WORDS } from './words.ts';

type Organization = AnswerOf<'GET /api/developer/administrators/:id/details'>['organizations'][number];

/** Everything that support needs to know about an administrator. */
export function DetailsDialog({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const details = useQuery(administratorQuery(id));
  const [asks, setAsks] = useState<'status' | 'reset' | null>(null);
  const user = details.data?.user;
  const isSuspended = user?.status === 'suspended';
  return (
    <>
      <Dialog
        open
        wide
        onClose={onClose}
        title={user ? nameOf(user) : m.operatorPortal.administrator}
        actions={
          <>
            {user && (
              <>
                <Button
                  disabled={isSuspended}
                  {...(isSuspended && { 'aria-describedby': 'op-why-no-reset' })}
                  onClick={() => setAsks('reset')}
                >
                  {m.operatorPortal.resetPassword}
                </Button>
                <Button
                  look={isSuspended ? 'line' : 'destroy'}
                  disabled={user.status !== 'approved' && !isSuspended}
                  onClick={() => setAsks('status')}
                >
                  {isSuspended ? m.operatorPortal.reactivateAccount : m.operatorPortal.deactivateAccount}
                </Button>
              </>
            )}
            <Button data-safe onClick={onClose}>
              {m.common.close}
            </Button>
          </>
        }
      >
        {details.isPending && <SkeletonRows rows={5} />}
        {details.isLoadingError && (
          <ErrorState
            title={m.operatorPortal.theDetailsCouldNotBe}
            retrying={details.isFetching}
            onRetry={() => void details.refetch()}
          >
            {details.error.message}
          </ErrorState>
        )}
        {user && <Contact user={user} />}
        {details.data && <Organizations organizations={details.data.organizations} />}
      </Dialog>
      {user && asks === 'status' && (
        <PauseDialog
          person={user}
          words={{
            suspend: m.operatorPortal.deactivateAccount,
            suspendTitle: m.operatorPortal.deactivateAccountQuestion,
            reinstate: m.operatorPortal.reactivateAccount,
            reinstateTitle: m.operatorPortal.reactivateAccountQuestion,
          }}
          onClose={() => setAsks(null)}
        />
      )}
      {user && asks === 'reset' && <ResetDialog person={user} onClose={() => setAsks(null)} />}
    </>
  );
}

const Contact = ({ user }: { user: Administrator }): ReactNode => (
  <>
    <Facts
      facts={[
        [
          m.common.email,
          <a key="mail" className="link" href={mailtoOf(user.email)}>
            {user.email}
          </a>,
        ],
        [m.common.phone, user.phone ? formatPhone(user.phone) : m.operatorPortal.notGiven],
        [
          m.common.status,
          <Badge key="status" tone={STATUS_TONES[user.status]}>
            {STATUS_WORDS[user.status]}
          </Badge>,
        ],
        [m.operatorPortal.joined, joinedOn(user)],
      ]}
    />
    {user.status === 'suspended' && (
      <p className="sm mute" id="op-why-no-reset">
        {m.operatorPortal.thePasswordOfASuspended}
      </p>
    )}
  </>
);

function Organizations({ organizations }: { organizations: Organization[] }): ReactNode {
  if (organizations.length === 0)
    return <p className="mute op-part anywhere">{m.operatorPortal.theyNoLongerManageAn}</p>;
  return organizations.map((organization) => (
    <section key={organization.id} className="op-part anywhere" aria-label={organization.name}>
      <h3>{organization.name}</h3>
      <OrganizationFacts organization={organization} />
      <Locations organization={organization} />
      <Members organization={organization} />
    </section>
  ));
}

const OrganizationFacts = ({ organization }: { organization: Organization }): ReactNode => (
  <Facts
    facts={[
      [m.common.plan, m.operatorPortal.planNames[organization.subscriptionPlan]],
      [m.operatorPortal.subscription, m.operatorPortal.subscriptionStatuses[organization.subscriptionStatus]],
      [m.operatorPortal.contactEmail, organization.contactEmail ?? m.operatorPortal.notGiven],
      ...(organization.cancellationReason === null
        ? []
        : ([[m.operatorPortal.cancelledBecause, organization.cancellationReason]] as const)),
    ]}
  />
);

type CountedTitleProps = { all: string; first: string; total: number; listed: number };

/** The number, and how many of them are listed if not all are. */
const CountedTitle = ({ all, first, total, listed }: CountedTitleProps): ReactNode => (
  <Rich
    of={total > listed ? first : all}
    number={(it) => <span className="fig mute">{it}</span>}
    listed={listed}
    total={total > listed ? formatNumber(total) : total}
  />
);

const Locations = ({
  organization: { locations, locationCount },
}: {
  organization: Organization;
}): ReactNode => (
  <details className="op-more" open={locationCount <= 5}>
    <summary>
      <CountedTitle
        all={m.operatorPortal.locationsCounted}
        first={m.operatorPortal.locationsFirst}
        total={locationCount}
        listed={locations.length}
      />
    </summary>
    <ul className="rows">
      {locations.map(({ name, address, spotCount, type, status }, index) => (
        // Names may repeat, and the list is read only.
        <li key={index} className="op-item pair gap-2-16 py-8 mid anywhere">
          <span className="strong">{name}</span>
          <span className="sm mute">{address}</span>
          <span className="sm">
            {m.operatorPortal.chargerChargers({ count: spotCount })} ·{' '}
            {LOCATION_TYPE_NAMES[type as keyof typeof LOCATION_TYPE_NAMES] ?? type}
          </span>
          <Badge tone={status === 'active' ? 'ok' : 'off'}>{m.operatorPortal.locationStatuses[status]}</Badge>
        </li>
      ))}
    </ul>
    {locationCount === 0 && <p className="sm mute">{m.operatorPortal.noneYet}</p>}
  </details>
);

const MEMBER_TONES = { active: 'ok', pending: 'wait', suspended: 'off' } as const;

const Members = ({ organization: { members, memberCount } }: { organization: Organization }): ReactNode => (
  <details className="op-more" open={memberCount <= 10}>
    <summary>
      <CountedTitle
        all={m.operatorPortal.membersCounted}
        first={m.operatorPortal.membersFirst}
        total={memberCount}
        listed={members.length}
      />
    </summary>
    <ul className="rows">
      {members.map(({ user, role, status }) => (
        <li key={user.email} className="op-item pair gap-2-16 py-8 mid anywhere">
          <span className="strong">
            {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
          </span>
          <span className="sm mute">{user.email}</span>
          <RoleBadge admin={role === 'admin'}>
            {role === 'admin' ? m.common.admin : m.common.member}
          </RoleBadge>
          <Badge tone={MEMBER_TONES[status]}>{m.operatorPortal.memberStatuses[status]}</Badge>
        </li>
      ))}
    </ul>
  </details>
);
