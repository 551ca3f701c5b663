import { inviteForm } from '@chargerota/contract';
import type { Invitation } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatDayOf } from '../../../lib/dates.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge, RoleBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/choices.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Section } from '../../../ui/page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PlanRoom } from '../../organizations/plan-room.ts';
import { pendingInvitationsQuery, useRevokeInvitation, useSendInvitation } from '../api.ts';
import '../styles/invites.css';

const ROLES = [
  { value: 'user', label: 'Member' },
  { value: 'admin', label: 'Admin' },
] as const;

type InvitesTabProps = { organizationId: string; room: PlanRoom; memberCount: number };

/** Sends invitations, and shows those that nobody has answered yet. */
export function InvitesTab({ organizationId, room, memberCount }: InvitesTabProps): ReactNode {
  const invitations = useQuery(pendingInvitationsQuery(organizationId));
  const barred = whyNobodyCanBeInvited(room, memberCount + (invitations.data?.length ?? 0));
  return (
    <>
      <Section title="Send an invitation">
        <InviteForm organizationId={organizationId} barred={barred} />
      </Section>
      <Section title="Pending invitations">
        {invitations.isPending && <SkeletonRows rows={2} />}
        {invitations.isError && (
          <ErrorState
            title="The invitations could not be read"
            onRetry={() => void invitations.refetch()}
            retrying={invitations.isFetching}
          >
            Those that were sent are still valid.
          </ErrorState>
        )}
        {invitations.data && <PendingList organizationId={organizationId} invitations={invitations.data} />}
      </Section>
    </>
  );
}

function whyNobodyCanBeInvited({ barred, label, limits }: PlanRoom, taken: number): string | null {
  if (barred) return barred;
  if (limits.members === null || taken < limits.members) return null;
  return `Your ${label} plan has room for ${limits.members} members, and all places are taken. Open invitations count too.`;
}

function InviteForm({
  organizationId,
  barred,
}: {
  organizationId: string;
  barred: string | null;
}): ReactNode {
  const send = useSendInvitation(organizationId);
  const form = useForm({
    resolver: zodResolver(inviteForm),
    defaultValues: { email: '', role: 'user' },
  });
  const role = useWatch({ control: form.control, name: 'role' }) ?? 'user';
  const isEmpty = form.formState.errors.email !== undefined && form.getValues('email').trim() === '';
  const submit = form.handleSubmit(
    (invitation) =>
      send.mutate(invitation, {
        onSuccess: ({ email, expiresAt }) => {
          form.reset({ email: '', role });
          form.setFocus('email');
          toast({
            title: 'Invitation Sent',
            description: `${email} can accept it until ${formatDayOf(new Date(expiresAt))}.`,
          });
        },
        onError: (error) => showFieldErrors(form, error),
      }),
    () => {
      if (form.getValues('email').trim() === '')
        toast({ title: 'Email required', description: 'Please enter an email address.', tone: 'loss' });
    },
  );
  return (
    <form className="ivs-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Email address"
        error={isEmpty ? 'Please enter an email address.' : form.formState.errors.email?.message}
      >
        <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Segmented
        legend="Role"
        choices={ROLES}
        value={role}
        onChange={(chosen) => form.setValue('role', chosen)}
        note={role === 'admin' ? 'Admins look after members, invitations and locations.' : undefined}
      />
      <div className="ivs-send">
        <Button
          type="submit"
          look="primary"
          busy={send.isPending}
          disabled={barred !== null}
          {...(barred && { 'aria-describedby': 'invite-barred' })}
        >
          Send Invitation
        </Button>
      </div>
      {barred && (
        <p className="hint ivs-why" id="invite-barred">
          {barred}
        </p>
      )}
    </form>
  );
}

function PendingList({
  organizationId,
  invitations,
}: {
  organizationId: string;
  invitations: Invitation[];
}): ReactNode {
  const revoke = useRevokeInvitation(organizationId);
  const [asked, setAsked] = useState<Invitation | null>(null);
  if (invitations.length === 0) {
    return (
      <EmptyState title="No pending invitations">
        People whom you invite stand here until they accept.
      </EmptyState>
    );
  }
  const confirm = (): void => {
    if (!asked) return;
    revoke.mutate(asked.id, {
      onSuccess: () =>
        toast({
          title: 'Invitation Revoked',
          description: `${asked.email} can no longer join by it.`,
          tone: 'off',
        }),
      onSettled: () => setAsked(null),
    });
  };
  return (
    <>
      <ul className="rows">
        {invitations.map((invitation) => (
          <PendingRow key={invitation.id} invitation={invitation} onRevoke={() => setAsked(invitation)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Revoke this invitation?"
        description={`The link that ${asked?.email ?? ''} got stops working.`}
        confirmLabel="Revoke"
        keepLabel="Keep It"
        busy={revoke.isPending}
        onConfirm={confirm}
      />
    </>
  );
}

function PendingRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }): ReactNode {
  const expiresAt = new Date(invitation.expiresAt);
  const isExpired = expiresAt <= useNow();
  return (
    <li className="iv">
      <span className="iv-sign" aria-hidden="true">
        <Mail className="ic" />
      </span>
      <span className="iv-n strong">{invitation.email}</span>
      <span className="iv-r">
        <RoleBadge admin={invitation.role === 'admin'}>
          {invitation.role === 'admin' ? 'Admin' : 'Member'}
        </RoleBadge>
      </span>
      <span className="iv-x sm mute">
        {isExpired ? <Badge tone="off">Expired</Badge> : `Until ${formatDayOf(expiresAt)}`}
      </span>
      <Button
        look="loss"
        className="iv-a"
        aria-label={`Revoke the invitation of ${invitation.email}`}
        onClick={onRevoke}
      >
        Revoke
      </Button>
    </li>
  );
}
