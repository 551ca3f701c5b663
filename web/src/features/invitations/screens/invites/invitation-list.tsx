import { m } from '@chargerota/messages';
import type { Invitation } from '@chargerota/contract';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDayOf } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Badge, RoleBadge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Section } from '../../../../ui/page.tsx';
import { EmptyState, Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useResendInvitation, useRevokeInvitation } from '../../api.ts';
import { openOf, ranOutOf, timeLeft } from '../../expiry.ts';

type InvitationListProps = {
  organizationId: string;
  invitations: readonly Invitation[];
  /** The reason why an expired invitation cannot be sent again (the plan is full), or null. */
  disabledReason: string | null;
};

/** Invitations that can still be accepted, and those that expired recently. */
export function InvitationList({
  organizationId,
  invitations,
  disabledReason,
}: InvitationListProps): ReactNode {
  const now = useNow();
  const resend = useResendInvitation(organizationId);
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const open = openOf(invitations, now);
  const ranOut = ranOutOf(invitations, now);
  const resendButton = (invitation: Invitation, why: string | null): ReactNode => (
    <Button
      look="quiet"
      aria-label={m.invitationsInvites.resendTheInvitationOfEmail({ email: invitation.email })}
      busy={resend.isPending && resend.variables === invitation.id}
      disabled={why !== null}
      {...(why && { 'aria-describedby': 'invite-capacity' })}
      onClick={() =>
        resend.mutate(invitation.id, {
          onSuccess: ({ email, expiresAt }) =>
            toast({
              title: m.invitationsInvites.invitationSent,
              description: m.invitationsInvites.emailHasANewLink({
                email,
                day: formatDayOf(new Date(expiresAt)),
              }),
            }),
        })
      }
    >
      {m.invitationsInvites.resend}
    </Button>
  );
  return (
    <>
      <Section title={m.invitationsInvites.pendingInvitations}>
        {open.length === 0 ? (
          <EmptyState title={m.invitationsInvites.noPendingInvitations}>
            {m.invitationsInvites.peopleYouInviteAreListed}
          </EmptyState>
        ) : (
          <ul className="rows">
            {open.map((invitation) => (
              <Row
                key={invitation.id}
                invitation={invitation}
                until={expiryWords(new Date(invitation.expiresAt), now)}
              >
                {resendButton(invitation, null)}
                <Button
                  look="loss"
                  aria-label={m.invitationsInvites.revokeTheInvitationOfEmail({ email: invitation.email })}
                  onClick={() => setRevoked(invitation)}
                >
                  {m.common.revoke}
                </Button>
              </Row>
            ))}
          </ul>
        )}
      </Section>
      {ranOut.length > 0 && (
        <Section title={m.invitationsInvites.notAnsweredInTime}>
          <ul className="rows">
            {ranOut.map((invitation) => (
              <Row
                key={invitation.id}
                invitation={invitation}
                until={
                  <>
                    <Badge tone="off">{m.invitationsInvites.expired}</Badge>{' '}
                    {formatDayOf(new Date(invitation.expiresAt))}
                  </>
                }
              >
                {resendButton(invitation, disabledReason)}
              </Row>
            ))}
          </ul>
        </Section>
      )}
      {revoked && (
        <RevokeDialog organizationId={organizationId} invitation={revoked} onClose={() => setRevoked(null)} />
      )}
    </>
  );
}

/** `Expires in 6 days, Fri, Nov 6` */
function expiryWords(expiresAt: Date, now: Date): string {
  const { count, unit } = timeLeft(expiresAt, now);
  const day = formatDayOf(expiresAt);
  if (count === 0) return m.invitationsInvites.expiresWithinTheHour({ day });
  return unit === 'hours'
    ? m.invitationsInvites.expiresInHours({ count, day })
    : m.invitationsInvites.expiresInDays({ count, day });
}

type RowProps = { invitation: Invitation; until: ReactNode; children: ReactNode };

function Row({ invitation, until, children }: RowProps): ReactNode {
  return (
    <li className="iv stack mid py-10">
      <span className="iv-sign" aria-hidden="true">
        <Mail className="ic" />
      </span>
      <span className="iv-n strong">{invitation.email}</span>
      <span className="iv-r">
        <RoleBadge admin={invitation.role === 'admin'}>
          {invitation.role === 'admin' ? m.common.admin : m.common.member}
        </RoleBadge>
      </span>
      <span className="iv-x sm mute">
        <span>{until}</span>
        {invitation.mailBounces && <Badge tone="loss">{m.invitationsInvites.mailComesBack}</Badge>}
        {invitation.inviterName && (
          <span>{m.invitationsInvites.invitedByInviterName({ inviterName: invitation.inviterName })}</span>
        )}
      </span>
      <span className="iv-a">{children}</span>
    </li>
  );
}

/** Skeletons with the columns and heights of the invitations' rows. */
export const InvitationSkeletons = (): ReactNode => (
  <SkeletonList rows={2} row="iv stack mid py-10">
    {(row) => (
      <>
        <i className="iv-sign avatar sk" />
        <span className="iv-n">
          <Skeleton width={`min(100%, ${212 - row * 30}px)`} />
        </span>
        <span className="iv-r">
          <Skeleton width={66} />
        </span>
        <span className="iv-x sm">
          <Skeleton width={`min(100%, ${176 - row * 12}px)`} />
        </span>
        <span className="iv-a sk-acts" />
      </>
    )}
  </SkeletonList>
);

type RevokeDialogProps = { organizationId: string; invitation: Invitation; onClose: () => void };

function RevokeDialog({ organizationId, invitation, onClose }: RevokeDialogProps): ReactNode {
  const revoke = useRevokeInvitation(organizationId);
  const onSuccess = (): unknown =>
    toast({
      title: m.invitationsInvites.invitationRevoked,
      description: m.invitationsInvites.emailCanNoLongerUse({ email: invitation.email }),
      tone: 'off',
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.invitationsInvites.revokeThisInvitation}
      description={m.invitationsInvites.theLinkThatEmailStops({ email: invitation.email })}
      confirmLabel={m.common.revoke}
      keepLabel={m.common.keepIt}
      act={() => revoke.mutateAsync(invitation.id, { onSuccess })}
    />
  );
}
