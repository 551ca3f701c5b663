import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { formatMoney } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cardAddress } from '../addresses.ts';
import { usePayOverdue, useReactivate } from '../changes-api.ts';
import { hasAnnualAddOn } from '../add-ons.ts';
import { canRestart, isOnlyTakenBack, standingOf } from '../standing.ts';

type StandingNoticeProps = { billing: Billing; here: string; onStartAgain: () => void };

/** What is wrong or about to end, and the one thing to do about it; nothing while all is well. */
export function StandingNotice(props: StandingNoticeProps): ReactNode {
  const standing = standingOf(props.billing);
  if (standing === 'past_due')
    return isOnlyTakenBack(props.billing) ? <TakenBack {...props} /> : <Overdue {...props} />;
  if (standing === 'ending') return <Ending {...props} />;
  if (standing === 'inactive') return <Stopped {...props} title={m.billing.yourSubscriptionHasEnded} />;
  if (standing === 'trial_ended') return <Stopped {...props} title={m.billing.yourFreeTrialHasEnded} />;
  if (!props.billing.isBusy) return null;
  return (
    <Notice tone="wait" title={m.billing.aChangeIsUnderWay}>
      {m.billing.theFiguresOnThisPage}
    </Notice>
  );
}

function Overdue({ billing, here }: StandingNoticeProps): ReactNode {
  const now = useNow();
  const paying = usePayOverdue(billing.organization.id);
  const { pastDue } = billing;
  if (!pastDue) return null;
  const { amountCents, takenBackCents, since, nextAttemptAt, reason } = pastDue;
  return (
    <Notice
      tone="loss"
      title={m.billing.amountIsOverdue({ amount: formatMoney(amountCents) })}
      action={
        <div className="bl-acts line gap-8-12">
          <Button look="primary" busy={paying.isPending} onClick={() => paying.mutate()}>
            {m.billing.payNow}
          </Button>
          <ButtonLink href={cardAddress(here)}>{m.billing.changeCard}</ButtonLink>
        </div>
      }
    >
      {[
        reason,
        m.billing.itCouldNotBeChargedOn({ day: formatFarDayOf(new Date(since), now) }),
        nextAttemptAt
          ? m.billing.theNextTryIsOn({ day: formatFarDayOf(new Date(nextAttemptAt), now) })
          : m.billing.theCardIsNotTriedAgain,
        hasAnnualAddOn(billing) ? m.billing.untilTheLastTryWithAnnual : m.billing.untilTheLastTry,
        takenBackCents > 0 && m.billing.besidesABankTookBack({ amount: formatMoney(takenBackCents) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}

/** The provider counts the payment as made, so that nothing of it can be paid; the next one is what can be done. */
function TakenBack({ billing, here }: StandingNoticeProps): ReactNode {
  const now = useNow();
  const { pastDue, nextBillingDate } = billing;
  if (!pastDue) return null;
  const next = nextBillingDate
    ? m.billing.onceTheNextPaymentDue({ day: formatFarDayOf(new Date(nextBillingDate), now) })
    : m.billing.onceTheNextPayment;
  return (
    <Notice
      tone="loss"
      title={m.billing.aBankTookBackAmount({ amount: formatMoney(pastDue.takenBackCents) })}
      action={
        <div className="bl-acts line gap-8-12">
          <ButtonLink href={cardAddress(here)}>{m.billing.changeCard}</ButtonLink>
          <ButtonLink href={paths.bugReport}>{m.billing.writeToUs}</ButtonLink>
        </div>
      }
    >
      {`${m.billing.aPaymentWasDisputedAnd} ${next} ${m.billing.ifTheCardIsNotTo}`}
    </Notice>
  );
}

function Ending({ billing }: StandingNoticeProps): ReactNode {
  const now = useNow();
  const reactivating = useReactivate(billing.organization.id);
  const { endsAt } = billing;
  if (!endsAt) return null;
  return (
    <Notice
      tone="off"
      title={m.billing.yourSubscriptionIsCancelledAnd({ day: formatFarDayOf(new Date(endsAt), now) })}
      action={
        <div className="bl-acts line gap-8-12">
          <Button look="primary" busy={reactivating.isPending} onClick={() => reactivating.mutate()}>
            {m.billing.reactivate}
          </Button>
        </div>
      }
    >
      {m.billing.itStaysActiveUntilThen}
    </Notice>
  );
}

function Stopped({ billing, here, onStartAgain, title }: StandingNoticeProps & { title: string }): ReactNode {
  return (
    <Notice
      tone="off"
      title={title}
      action={
        <div className="bl-acts line gap-8-12">
          {canRestart(billing) ? (
            <Button look="primary" onClick={onStartAgain}>
              {m.billing.startAgain}
            </Button>
          ) : (
            <ButtonLink look="primary" href={cardAddress(here)}>
              {m.billing.setUpPayment}
            </ButtonLink>
          )}
        </div>
      }
    >
      {m.billing.membersKeepBookingAndEverything}
    </Notice>
  );
}
