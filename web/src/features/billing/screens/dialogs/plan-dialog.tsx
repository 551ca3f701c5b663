import type { Billing } from '@chargerota/contract';
import { formatMoney, listWords, PLANS } from '@chargerota/domain';
import type { PlanLimits, PlanName } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { formatFarDayOf } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { toast } from '../../../../ui/toast.ts';
import { sendPlan, sendStart } from '../../changes-api.ts';
import { coveredAddOns } from '../../covered-add-ons.ts';
import { endingWithPlan, onTopOf } from '../../ending-words.ts';
import { isStopped, standingOf } from '../../standing.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { CoveredDialog } from './covered-dialog.tsx';

type PlanDialogProps = {
  billing: Billing;
  plan: PlanName;
  here: string;
  onDone: () => void;
  onClose: () => void;
};

/** Moves to another plan, or starts a subscription that has ended again. */
export function PlanDialog({ billing, plan, here, onDone, onClose }: PlanDialogProps): ReactNode {
  const { id, subscriptionPlan } = billing.organization;
  const now = useNow();
  const starts = isStopped(standingOf(billing));
  const { label } = PLANS[plan];
  const ending = starts ? [] : endingWithPlan(billing, plan, now);
  const onTop = starts ? [] : onTopOf(billing, plan);
  const stays = !starts && plan === subscriptionPlan;
  // The plan before the change, once that is made and has left something that is paid for twice.
  const [former, setFormer] = useState<PlanName | null>(null);
  if (former) return <CoveredDialog billing={billing} before={former} plan={plan} onClose={onDone} />;
  return (
    <ChangeDialog
      organizationId={id}
      title={starts ? `Start ${label}` : stays ? `Stay on ${label}` : `Change to ${label}`}
      change={{ kind: starts ? 'start' : 'plan', subscriptionPlan: plan }}
      confirmLabel={({ dueNowCents }) => {
        if (dueNowCents > 0) return `Pay ${formatMoney(dueNowCents)}`;
        return starts ? 'Start subscription' : stays ? 'Stay' : 'Change Plan';
      }}
      send={starts ? sendStart(id, plan) : sendPlan(id, plan)}
      failureTitle="Failed to change plan"
      meanwhile={`The limits of ${label} apply to what you add from now on.`}
      doesNotFit={`${label} does not fit what you use now`}
      here={here}
      onDone={({ effectiveAt }) => {
        toast({
          title: starts ? 'Subscription Started' : 'Plan Changed',
          description:
            effectiveAt === null
              ? `Your organization is on ${label} now.`
              : `${label} follows on ${formatFarDayOf(new Date(effectiveAt), now)}.`,
        });
        if (!starts && coveredAddOns(billing, subscriptionPlan, plan).length > 0) setFormer(subscriptionPlan);
        else onDone();
      }}
      onClose={onClose}
    >
      <PlanChange from={subscriptionPlan} to={plan} />
      {onTop.length > 0 && <p className="hint">What your add-ons bring comes on top: {listWords(onTop)}.</p>}
      {ending.length > 0 && (
        <Notice tone="info" title={`${label} needs no add-ons: these end with the change`}>
          {ending.join('; ')}. Nothing more is charged for them.
        </Notice>
      )}
    </ChangeDialog>
  );
}

const LIMITS: readonly (readonly [name: string, of: keyof PlanLimits])[] = [
  ['Locations', 'locations'],
  ['Members', 'members'],
  ['Chargers at a location', 'spotsPerLocation'],
];

/** The limits of two plans, before and after; of one plan alone if it stays. */
const PlanChange = ({ from, to }: { from: PlanName; to: PlanName }): ReactNode => (
  <dl className="facts">
    {LIMITS.map(([name, of]) => (
      <div key={of}>
        <dt>{name}</dt>
        <dd className="line mid gap-8">
          {from !== to && (
            <>
              <span className="mute fig">{limitText(PLANS[from].limits[of])}</span>
              <ArrowRight className="ic ic-14" aria-hidden="true" />
              <span className="vh"> becomes </span>
            </>
          )}
          <span className="fig">{limitText(PLANS[to].limits[of])}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const limitText = (limit: number | null): string => (limit === null ? 'Unlimited' : String(limit));
