import { countedWords, formatNumber, formatPhone, mailtoOf } from '@chargerota/domain';
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
        title={user ? nameOf(user) : 'Administrator'}
        actions={
          <>
            {user && (
              <>
                <Button
                  disabled={isSuspended}
                  {...(isSuspended && { 'aria-describedby': 'op-why-no-reset' })}
                  onClick={() => setAsks('reset')}
                >
                  Reset Password
                </Button>
                <Button
                  look={isSuspended ? 'line' : 'destroy'}
                  disabled={user.status !== 'approved' && !isSuspended}
                  onClick={() => setAsks('status')}
                >
                  {isSuspended ? 'Reactivate Account' : 'Deactivate Account'}
                </Button>
              </>
            )}
            <Button data-safe onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        {details.isPending && <SkeletonRows rows={5} />}
        {details.isLoadingError && (
          <ErrorState
            title="The details could not be loaded"
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
          words={{ suspend: 'Deactivate Account', reinstate: 'Reactivate Account' }}
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
          'Email',
          <a key="mail" className="link" href={mailtoOf(user.email)}>
            {user.email}
          </a>,
        ],
        ['Phone', user.phone ? formatPhone(user.phone) : 'Not given'],
        [
          'Status',
          <Badge key="status" tone={STATUS_TONES[user.status]}>
            {STATUS_WORDS[user.status]}
          </Badge>,
        ],
        ['Joined', joinedOn(user)],
      ]}
    />
    {user.status === 'suspended' && (
      <p className="sm mute" id="op-why-no-reset">
        The password of a suspended account cannot be reset. Reactivate the account first.
      </p>
    )}
  </>
);

function Organizations({ organizations }: { organizations: Organization[] }): ReactNode {
  if (organizations.length === 0)
    return <p className="mute op-part anywhere">They no longer manage an organization.</p>;
  return organizations.map((organization) => (
    <section key={organization.id} className="op-part anywhere" aria-label={organization.name}>
      <h3>{organization.name}</h3>
      <OrganizationFacts organization={organization} />
      <Locations organization={organization} />
      <Members organization={organization} />
    </section>
  ));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');

const OrganizationFacts = ({ organization }: { organization: Organization }): ReactNode => (
  <Facts
    facts={[
      ['Plan', capital(organization.subscriptionPlan)],
      ['Subscription', capital(organization.subscriptionStatus)],
      ['Contact email', organization.contactEmail ?? 'Not given'],
      ...(organization.cancellationReason === null
        ? []
        : ([['Cancelled because', organization.cancellationReason]] as const)),
    ]}
  />
);

/** The number, and how many of them are listed if not all are. */
const counted = (total: number, listed: number): string =>
  total > listed ? `the first ${listed} of ${formatNumber(total)}` : String(total);

const Locations = ({
  organization: { locations, locationCount },
}: {
  organization: Organization;
}): ReactNode => (
  <details className="op-more" open={locationCount <= 5}>
    <summary>
      Locations <span className="fig mute">{counted(locationCount, locations.length)}</span>
    </summary>
    <ul className="rows">
      {locations.map(({ name, address, spotCount, type, status }, index) => (
        // Names may repeat, and the list is read only.
        <li key={index} className="op-item pair gap-2-16 py-8 mid anywhere">
          <span className="strong">{name}</span>
          <span className="sm mute">{address}</span>
          <span className="sm">
            {countedWords(spotCount, 'charger', 'chargers')} ·{' '}
            {LOCATION_TYPE_NAMES[type as keyof typeof LOCATION_TYPE_NAMES] ?? capital(type)}
          </span>
          <Badge tone={status === 'active' ? 'ok' : 'off'}>{capital(status)}</Badge>
        </li>
      ))}
    </ul>
    {locationCount === 0 && <p className="sm mute">None yet.</p>}
  </details>
);

const MEMBER_TONES = { active: 'ok', pending: 'wait', suspended: 'off' } as const;

const Members = ({ organization: { members, memberCount } }: { organization: Organization }): ReactNode => (
  <details className="op-more" open={memberCount <= 10}>
    <summary>
      Members <span className="fig mute">{counted(memberCount, members.length)}</span>
    </summary>
    <ul className="rows">
      {members.map(({ user, role, status }) => (
        <li key={user.email} className="op-item pair gap-2-16 py-8 mid anywhere">
          <span className="strong">
            {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
          </span>
          <span className="sm mute">{user.email}</span>
          <RoleBadge admin={role === 'admin'}>{role === 'admin' ? 'Admin' : 'Member'}</RoleBadge>
          <Badge tone={MEMBER_TONES[status]}>{capital(status)}</Badge>
        </li>
      ))}
    </ul>
  </details>
);
