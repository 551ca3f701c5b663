import { m } from '@chargerota/messages';
import type { OrganizationMember } from '@chargerota/contract';
import { errorMessage } from '@chargerota/contract/errors';
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
      toast({
        title: m.organizationsMembers.noChanges,
        description: m.organizationsMembers.nameStaysAsBefore({ name }),
        tone: 'info',
      });
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
          ? m.organizationsMembers.personalAndVehicleInformationIs
          : m.organizationsMembers.personalAndVehicleInformationCan
      }
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button look="primary" busy={isSaving} onClick={press}>
            {m.common.saveChanges}
          </Button>
        </>
      }
    >
      <div className="form">
        <div className="mem-facts">
          <Facts facts={factsOf(member)} />
        </div>
        <Segmented
          legend={m.organizationsMembers.role}
          value={wanted.role}
          onChange={(role) => setWanted({ ...wanted, role })}
          choices={[
            { value: 'user', label: m.common.member, disabled: disabledReasons.stepDown !== null },
            { value: 'admin', label: m.common.admin },
          ]}
          note={disabledReasons.stepDown ?? m.organizationsMembers.administratorsManageMembersInvitations}
        />
        <Segmented
          legend={m.common.status}
          value={wanted.status}
          onChange={(status) => setWanted({ ...wanted, status })}
          choices={[
            {
              value: 'active',
              label: m.organizationsMembers.statuses.active,
              disabled: disabledReasons.letIn !== null,
            },
            {
              value: 'suspended',
              label: m.organizationsMembers.statuses.suspended,
              disabled: disabledReasons.stepDown !== null,
            },
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
          title={m.organizationsMembers.suspendName({ name })}
          description={
            isSelf
              ? m.organizationsMembers.theseReservationsWillBeCancelledYou
              : m.organizationsMembers.theseReservationsWillBeCancelledName({ name })
          }
          confirmLabel={m.organizationsMembers.suspend}
          keepLabel={m.organizationsMembers.keepActive}
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
    [m.common.email, user.mailBounces ? <BouncingAddress key="email" email={user.email} /> : user.email],
    ...(isWithheld(member) ? [] : personalFactsOf(user)),
    [
      status === 'pending' ? m.organizationsMembers.askedToJoin : m.organizationsMembers.joined,
      joinedAt ? formatDayOf(new Date(joinedAt)) : m.organizationsMembers.notYet,
    ],
    ...(inviterName ? [[m.organizationsMembers.invitedBy, inviterName] satisfies [string, ReactNode]] : []),
  ];
};

const BouncingAddress = ({ email }: { email: string }): ReactNode => (
  <>
    <div>{email}</div>
    <div className="hint">{m.organizationsMembers.mailComesBackItsMail}</div>
  </>
);

const personalFactsOf = (user: OrganizationMember['user']): [string, ReactNode][] => [
  [m.common.phone, user.phone ? formatPhone(user.phone) : m.organizationsMembers.noneGiven],
  [m.organizationsMembers.vehicle, vehicleText(user) || m.organizationsMembers.noneGiven],
  [
    m.organizationsMembers.plate,
    user.licensePlate ? <Plate key="plate" {...user} /> : m.organizationsMembers.noneGiven,
  ],
  [m.organizationsMembers.emergencyContact, user.emergencyContact || m.organizationsMembers.noneGiven],
];

function statusNote({ status }: MemberState): string {
  if (status === 'pending') return m.organizationsMembers.waitingForYourDecisionActive;
  if (status === 'suspended') return m.organizationsMembers.cannotBookNowActiveLets;
  return m.organizationsMembers.suspendedMembersCannotBookAnd;
}

const selfQuestion = ({ status }: MemberState) =>
  status === 'suspended'
    ? {
        title: m.organizationsMembers.suspendYourself,
        description: m.organizationsMembers.youCanNoLongerBook,
        confirmLabel: m.organizationsMembers.suspendMyself,
        keepLabel: m.organizationsMembers.stayActive,
      }
    : {
        title: m.organizationsMembers.giveUpYourAdministratorRole,
        description: m.organizationsMembers.youStayAMemberBut,
        confirmLabel: m.organizationsMembers.giveItUp,
        keepLabel: m.common.keepIt,
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
    stepDown: isLast ? `${errorMessage('last_admin')} ${m.organizationsMembers.makeSomebodyElseOne}` : null,
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
        tell(
          { title: m.organizationsMembers.memberUpdated, description: describeSteps(name, from, done) },
          back && undo(back),
        );
        onClose();
      },
    };
    await saving.mutateAsync(changes).catch((error: Error) => {
      const asked = comingReservationsOf(error);
      const failed = steps[done.length];
      if (asked) setComing(asked);
      else
        toast({
          title:
            failed && 'role' in failed
              ? m.organizationsMembers.theRoleCouldNotBe
              : m.organizationsMembers.failedToUpdateMember,
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
