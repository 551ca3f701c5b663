import { m } from '@chargerota/messages';
import type { OrganizationMember } from '@chargerota/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDayOf } from '../../../../lib/dates.ts';
import { usePartInAddress } from '../../../../lib/in-address.ts';
import { APPROVALS_ID } from '../../../../lib/paths.ts';
import { useJustChanged } from '../../../../lib/use-over-time.ts';
import { Avatar, RoleBadge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { useDecideMember, useDecideSeveral } from '../../api.ts';
import { questionOf } from './decision-words.ts';
import type { Decision } from './decision-words.ts';
import './approvals.css';

type Vehicle = Record<'vehicleMake' | 'vehicleModel' | 'licensePlate', string | null>;

/** 'Volvo EX30, EVC 4821'; empty if there is none. */
export const vehicleWords = ({ vehicleMake, vehicleModel, licensePlate }: Vehicle): string =>
  [[vehicleMake, vehicleModel].filter(Boolean).join(' '), licensePlate].filter(Boolean).join(', ');

export type Applicant = {
  userId: string;
  name: string;
  email: string;
  /** 'Volvo EX30, EVC 4821'; empty if they named none. */
  vehicle: string;
  askedAt: string | null;
  role: OrganizationMember['role'];
};

type ApprovalListProps = {
  organizationId: string;
  title: string;
  /** How many wait in all, if that is known. */
  count: number | null;
  applicants: readonly Applicant[];
  /** Gives each row a button to edit the membership. */
  onEdit?: (applicant: Applicant) => void;
};

type Asked = { decision: Decision; people: readonly Applicant[] };

/** The people who wait for an administrator: decided one by one, the chosen ones together, or all. */
export function ApprovalList(props: ApprovalListProps): ReactNode {
  const { organizationId, title, count, applicants, onEdit } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  usePartInAddress(APPROVALS_ID);
  // After the last decision the list disappears, and the focus moves to the screen's heading.
  useLayoutEffect(() => {
    const own = section.current;
    return () => {
      if (own?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, []);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Those who ask meanwhile are not among the people that the question names.
  const [asked, setAsked] = useState<Asked | null>(null);
  // The pressed button disappears with its row, so the focus moves to the heading.
  const goOn = (): void => heading.current?.focus({ preventScroll: true });
  const approve = useDecideMember(organizationId, 'approved', goOn);
  const reject = useDecideMember(organizationId, 'rejected');
  const several = useDecideSeveral(organizationId);
  // A decided row disappears, and the next person's buttons move under the finger.
  const hasJustChanged = useJustChanged(applicants.map(({ userId }) => userId).join());
  const chosen = applicants.filter(({ userId }) => ticked.has(userId));
  const tick = (userId: string, isTicked: boolean): void =>
    setTicked(
      (before) => new Set(isTicked ? [...before, userId] : [...before].filter((id) => id !== userId)),
    );

  const carryOut = async ({ decision, people }: Asked): Promise<void> => {
    const [one, ...others] = people;
    if (one && others.length === 0) {
      const single = decision === 'approved' ? approve : reject;
      await single.mutateAsync(one.userId);
    } else {
      await several.mutateAsync({ decision, people });
      goOn();
    }
  };

  return (
    <section ref={section} aria-labelledby={APPROVALS_ID}>
      <header className="list-head">
        <h2 id={APPROVALS_ID} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {count !== null && <span className="fig mute">{count}</span>}
        {applicants.length > 1 && (
          <span className="line gap-4 push">
            {chosen.length === 0 ? (
              <Button onClick={() => setAsked({ decision: 'approved', people: applicants })}>
                {m.organizationsApprovals.approveAllCount({ count: applicants.length })}
              </Button>
            ) : (
              <>
                <Button look="primary" onClick={() => setAsked({ decision: 'approved', people: chosen })}>
                  {m.organizationsApprovals.approveCount({ count: chosen.length })}
                </Button>
                <Button look="quiet" onClick={() => setAsked({ decision: 'rejected', people: chosen })}>
                  {m.organizationsApprovals.rejectCount({ count: chosen.length })}
                </Button>
              </>
            )}
          </span>
        )}
      </header>
      <ul className="rows" data-just-changed={hasJustChanged || undefined}>
        {applicants.map((applicant) => (
          <li key={applicant.userId} className={applicants.length > 1 ? 'ap-row is-choosable' : 'ap-row'}>
            {applicants.length > 1 && (
              <label className="check ap-tick">
                <input
                  type="checkbox"
                  aria-label={m.organizationsApprovals.chooseName({ name: applicant.name })}
                  checked={ticked.has(applicant.userId)}
                  onChange={(event) => tick(applicant.userId, event.target.checked)}
                />
              </label>
            )}
            <Avatar name={applicant.name} />
            <span className="words">
              <span className="strong">{applicant.name}</span>
              <span className="sm mute">{applicant.email}</span>
            </span>
            <span className="ap-facts to-start words sm mute">
              <span>{applicant.vehicle || m.organizationsApprovals.noVehicle}</span>
              {applicant.role === 'admin' && <RoleBadge admin>{m.common.admin}</RoleBadge>}
              {applicant.askedAt && (
                <span>
                  {m.organizationsApprovals.askedToJoinDay({ day: formatDayOf(new Date(applicant.askedAt)) })}
                </span>
              )}
            </span>
            <span className="ap-acts line gap-4">
              <Button
                look="primary"
                aria-label={m.organizationsApprovals.approveName({ name: applicant.name })}
                busy={approve.isPending && approve.variables === applicant.userId}
                onClick={() => approve.mutate(applicant.userId)}
              >
                {m.organizationsApprovals.approve}
              </Button>
              <Button
                look="quiet"
                aria-label={m.organizationsApprovals.rejectName({ name: applicant.name })}
                onClick={() => setAsked({ decision: 'rejected', people: [applicant] })}
              >
                {m.organizationsApprovals.reject}
              </Button>
              {onEdit && (
                <Button
                  look="quiet"
                  aria-label={m.common.editName({ name: applicant.name })}
                  onClick={() => onEdit(applicant)}
                >
                  {m.common.edit}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          {...questionOf(asked)}
          keepLabel={m.organizationsApprovals.decideLater}
          harmless={asked.decision === 'approved'}
          act={() => carryOut(asked)}
        />
      )}
    </section>
  );
}
