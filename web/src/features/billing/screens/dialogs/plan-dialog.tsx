import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
      title={
        starts
          ? m.billingDialogs.startLabel({ label })
          : stays
            ? m.billingDialogs.stayOnLabel({ label })
            : m.billingDialogs.changeToLabel({ label })
      }
      change={{ kind: starts ? 'start' : 'plan', subscriptionPlan: plan }}
      confirmLabel={({ dueNowCents }) => {
        if (dueNowCents > 0) return m.billingDialogs.payAmount({ amount: formatMoney(dueNowCents) });
        return starts
          ? m.billingDialogs.startSubscription
          : stays
            ? m.billingDialogs.stay
            : m.billingDialogs.changePlan;
      }}
      send={starts ? sendStart(id, plan) : sendPlan(id, plan)}
      failureTitle={m.billingDialogs.failedToChangePlan}
      meanwhile={m.billingDialogs.theLimitsOfLabelApply({ label })}
      doesNotFit={m.billingDialogs.labelDoesNotFitWhat({ label })}
      here={here}
      onDone={({ effectiveAt }) => {
        toast({
          title: starts ? m.billingDialogs.subscriptionStarted : m.billingDialogs.planChanged,
          description:
            effectiveAt === null
              ? m.billingDialogs.yourOrganizationIsOnLabel({ label })
              : m.billingDialogs.labelFollowsOnDay({
                  label,
                  day: formatFarDayOf(new Date(effectiveAt), now),
                }),
        });
        if (!starts && coveredAddOns(billing, subscriptionPlan, plan).length > 0) setFormer(subscriptionPlan);
        else onDone();
      }}
      onClose={onClose}
    >
      <PlanChange from={subscriptionPlan} to={plan} />
      {onTop.length > 0 && (
        <p className="hint">{m.billingDialogs.whatYourAddOnsBring({ addOns: listWords(onTop) })}</p>
      )}
      {ending.length > 0 && (
        <Notice tone="info" title={m.billingDialogs.labelNeedsNoAddOns({ label })}>
          {m.billingDialogs.addOnsEndNothingMoreIsCharged({ addOns: ending.join('; ') })}
        </Notice>
      )}
    </ChangeDialog>
  );
}

const LIMITS: readonly (readonly [name: string, of: keyof PlanLimits])[] = [
  [m.common.locations, 'locations'],
  [m.common.members, 'members'],
  [m.billingDialogs.chargersAtALocation, 'spotsPerLocation'],
];

/** The limits of two plans, before and after; of one plan alone if it stays. */
const PlanChange = ({ from, to }: { from: PlanName; to: PlanName }): ReactNode => (
  <dl className="facts">
    {LIMITS.map(([name, of]) => (
      <div key={of}>
        <dt>{name}</dt>
        <dd className="line mid gap-8">
          <Rich
            of={from === to ? '{after}' : m.billingDialogs.limitBecomes}
            before={<span className="mute fig">{limitText(from, of)}</span>}
            hidden={(it) => (
              <>
                <ArrowRight className="ic ic-14" aria-hidden="true" />
                <span className="vh">{it}</span>
              </>
            )}
            after={<span className="fig">{limitText(to, of)}</span>}
          />
        </dd>
      </div>
    ))}
  </dl>
);

function limitText(plan: PlanName, of: keyof PlanLimits): string {
  const limit = PLANS[plan].limits[of];
  return limit === null ? m.billingDialogs.unlimited[of] : String(limit);
}
