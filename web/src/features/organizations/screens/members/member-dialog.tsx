import type { OrganizationMember } from '@chargerota/contract';
import { ERRORS } from '@chargerota/contract/errors';
import { formatPhone } from '@chargerota/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDayOf } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/choices.tsx';
import { ConfirmDialog, Dialog } from '../../../../ui/dialog.tsx';
import { Facts } from '../../../../ui/page.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useToastWithUndo } from '../../../../ui/use-undo.ts';
import { Plate, vehicleText } from '../../../accounts/profile/vehicle-facts.tsx';
import { memberLimitQuery } from '../../../billing/api.ts';
import { comingReservationsOf } from '../../../reservations/questions/coming-reservations.ts';
import type { ComingReservations } from '../../../reservations/questions/coming-reservations.ts';
import { ComingReservationsDialog } from '../../../reservations/questions/coming-reservations-dialog.tsx';
import { invalidateMembers, membersPageQuery, useSaveMember, nameOf } from '../../api.ts';
import type { MemberStep } from '../../api.ts';
import { describeFailure, describeSteps, stepsBack, stepsTo, takesAway } from './member-changes.ts';
import type { MemberState } from './member-changes.ts';
import { undoMember } from './undo-member.ts';
import { memberCapacityOf } from '../../../billing/member-capacity.ts';

type MemberDialogProps = {
  organizationId: string;
  member: OrganizationMember;
  isSelf: boolean;
  onClose: () => void;
};

/** A member's own data, read-only, and the role and status that an administrator can change. */
export function MemberDialog({ organizationId, member, isSelf, onClose }: MemberDialogProps): ReactNode {
  const name = nameOf(member);
  const [saved, setSaved] = useState<MemberState>(member);
  const [wanted, setWanted] = useState<MemberState>(member);
  const [isAskingSelf, setAskingSelf] = useState(false);
  const { save, coming, isSaving, stopAsking } = useSave(organizationId, { member, isSelf, onClose });
  const disabledReasons = useDisabledReasons(organizationId, saved, isSelf);
  const steps = stepsTo(saved, wanted);

  const submit = (confirm?: string): Promise<void> => save(saved, withConfirm(steps, confirm), setSaved);
  const press = (): void => {
    if (steps.length === 0) {
      toast({ title: 'No changes', description: `${name} stays as before.`, tone: 'info' });
      onClose();
    } else if (isSelf && steps.some(takesAway)) setAskingSelf(true);
    else void submit().catch(() => undefined);
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={name}
      description={
        isWithheld(member)
          ? 'Personal and vehicle information is not shown while somebody is suspended.'
          : 'Personal and vehicle information can only be updated by the member.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={isSaving} onClick={press}>
            Save changes
          </Button>
        </>
      }
    >
      <div className="form">
        <div className="mem-facts">
          <Facts facts={factsOf(member)} />
        </div>
        <Segmented
          legend="Role"
          value={wanted.role}
          onChange={(role) => setWanted({ ...wanted, role })}
          choices={[
            { value: 'user', label: 'Member', disabled: disabledReasons.stepDown !== null },
            { value: 'admin', label: 'Admin' },
          ]}
          note={
            disabledReasons.stepDown ?? 'Administrators manage members, invitations, locations and rules.'
          }
        />
        <Segmented
          legend="Status"
          value={wanted.status}
          onChange={(status) => setWanted({ ...wanted, status })}
          choices={[
            { value: 'active', label: 'Active', disabled: disabledReasons.letIn !== null },
            { value: 'suspended', label: 'Suspended', disabled: disabledReasons.stepDown !== null },
          ]}
          note={disabledReasons.stepDown ?? disabledReasons.letIn ?? statusNote(saved)}
        />
      </div>
      {/* On top of this dialog, which stays unchanged if the answer is no. */}
      {isAskingSelf && (
        <ConfirmDialog onClose={() => setAskingSelf(false)} {...selfQuestion(wanted)} act={() => submit()} />
      )}
      {coming && (
        <ComingReservationsDialog
          coming={coming}
          title={`Suspend ${name}?`}
          description={`These reservations will be cancelled, and ${isSelf ? 'you are' : `${name} is`} told.`}
          confirmLabel="Suspend"
          keepLabel="Keep active"
          act={submit}
          onClose={() => {
            stopAsking();
            setAskingSelf(false);
          }}
        />
      )}
    </Dialog>
  );
}

/**
 * Of a suspended member the server sends only the name and email, so another empty field doesn't mean that the member has
 * not filled it in.
 */
const isWithheld = ({ status }: OrganizationMember): boolean => status === 'suspended';

const factsOf = (member: OrganizationMember): [string, ReactNode][] => {
  const { user, status, joinedAt, inviterName } = member;
  return [
    ['Email', user.mailBounces ? <BouncingAddress key="email" email={user.email} /> : user.email],
    ...(isWithheld(member) ? [] : personalFactsOf(user)),
    [
      status === 'pending' ? 'Asked to join' : 'Joined',
      joinedAt ? formatDayOf(new Date(joinedAt)) : 'Not yet',
    ],
    ...(inviterName ? [['Invited by', inviterName] satisfies [string, ReactNode]] : []),
  ];
};

const BouncingAddress = ({ email }: { email: string }): ReactNode => (
  <>
    <div>{email}</div>
    <div className="hint">
      Mail comes back: its mail server knows no such address. Ask for the right one, which they enter in their
      account.
    </div>
  </>
);

const personalFactsOf = (user: OrganizationMember['user']): [string, ReactNode][] => [
  ['Phone', user.phone ? formatPhone(user.phone) : 'None given'],
  ['Vehicle', vehicleText(user) || 'None given'],
  ['Plate', user.licensePlate ? <Plate key="plate" {...user} /> : 'None given'],
  ['Emergency contact', user.emergencyContact || 'None given'],
];

function statusNote({ status }: MemberState): string {
  if (status === 'pending') return 'Waiting for your decision: Active approves, Suspended rejects.';
  if (status === 'suspended') return 'Cannot book now. Active lets them book again.';
  return 'Suspended members cannot book, and their upcoming reservations are cancelled.';
}

const selfQuestion = ({ status }: MemberState) =>
  status === 'suspended'
    ? {
        title: 'Suspend yourself?',
        description:
          'You can no longer book or manage this organization. Only another administrator can change that.',
        confirmLabel: 'Suspend myself',
        keepLabel: 'Stay active',
      }
    : {
        title: 'Give up your administrator role?',
        description:
          'You stay a member, but can no longer open this page. Only another administrator can change that.',
        confirmLabel: 'Give it up',
        keepLabel: 'Keep it',
      };

const withConfirm = (steps: readonly MemberStep[], confirm: string | undefined): MemberStep[] =>
  steps.map((step) => ('status' in step && confirm ? { ...step, confirm } : step));

/** Tells beforehand what the server would refuse: removing the last administrator, or exceeding the plan's limit. */
function useDisabledReasons(organizationId: string, saved: MemberState, isSelf: boolean) {
  // Another administrator is never the last one, because the caller is one too.
  const admins = useQuery({
    ...membersPageQuery(organizationId, { role: 'admin', status: 'active' }),
    enabled: isSelf,
  });
  const limit = useQuery({ ...memberLimitQuery(organizationId), enabled: saved.status === 'suspended' });
  const isLast = isSelf && admins.data?.total === 1;
  return {
    stepDown: isLast ? `${ERRORS.last_admin.message} Make somebody else one first.` : null,
    letIn: limit.data && saved.status === 'suspended' ? memberCapacityOf(limit.data).disabledReason : null,
  };
}

type Editing = { member: OrganizationMember; isSelf: boolean; onClose: () => void };

function useSave(organizationId: string, { member, isSelf, onClose }: Editing) {
  const saving = useSaveMember(organizationId, isSelf);
  // Kept while the confirmed request is under way, because the server may ask again about other reservations.
  const [coming, setComing] = useState<ComingReservations | null>(null);
  const name = nameOf(member);
  const client = useQueryClient();
  const tell = useToastWithUndo();
  const save = async (
    from: MemberState,
    steps: MemberStep[],
    onSaved: (state: MemberState) => void,
  ): Promise<void> => {
    let state = from;
    const done: MemberStep[] = [];
    const undo = (back: MemberStep[]) => () =>
      undoMember(member, state, back).finally(() => invalidateMembers(client, organizationId));
    const changes = {
      membershipId: member.id,
      steps,
      onSaved: (saved: MemberState, step: MemberStep) => {
        done.push(step);
        state = saved;
        onSaved(saved);
      },
      onDone: () => {
        const hasEnded = steps.some((step) => 'confirm' in step);
        const back = stepsBack(from, state, { isSelf, hasEnded });
        tell({ title: 'Member Updated', description: describeSteps(name, from, done) }, back && undo(back));
        onClose();
      },
    };
    await saving.mutateAsync(changes).catch((error: Error) => {
      const asked = comingReservationsOf(error);
      const failed = steps[done.length];
      if (asked) setComing(asked);
      else
        toast({
          title: failed && 'role' in failed ? 'The role could not be changed' : 'Failed to update member',
          description: describeFailure(name, from, done, error.message),
          tone: 'loss',
          error,
        });
      throw error;
    });
  };
  return {
    save,
    coming,
    isSaving: saving.isPending,
    stopAsking: () => setComing(null),
  };
}
