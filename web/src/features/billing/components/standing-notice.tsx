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
  if (standing === 'inactive') return <Stopped {...props} title="Your subscription has ended" />;
  if (standing === 'trial_ended') return <Stopped {...props} title="Your free trial has ended" />;
  if (!props.billing.isBusy) return null;
  return (
    <Notice tone="wait" title="A change is under way">
      The figures on this page follow as soon as it is done. Until then nothing else can be changed.
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
      title={`${formatMoney(amountCents)} is overdue`}
      action={
        <div className="bl-acts line gap-8-12">
          <Button look="primary" busy={paying.isPending} onClick={() => paying.mutate()}>
            Pay now
          </Button>
          <ButtonLink href={cardAddress(here)}>Change card</ButtonLink>
        </div>
      }
    >
      {reason && `${reason} `}
      It could not be charged on {formatFarDayOf(new Date(since), now)}.{' '}
      {nextAttemptAt
        ? `The next try is on ${formatFarDayOf(new Date(nextAttemptAt), now)}. `
        : 'The card is not tried again. '}
      Everything works as before until the last try has failed; then the subscription and its add-ons end
      {hasAnnualAddOn(billing) && ', including those paid for a year; nothing is paid back'}. If you cancel
      before, they end at once, and the overdue amount is no longer charged.
      {takenBackCents > 0 &&
        ` Besides, a bank took back ${formatMoney(takenBackCents)} of an earlier payment, which cannot be paid here.`}
    </Notice>
  );
}

/** The provider counts the payment as made, so that nothing of it can be paid; the next one is what can be done. */
function TakenBack({ billing, here }: StandingNoticeProps): ReactNode {
  const now = useNow();
  const { pastDue, nextBillingDate } = billing;
  if (!pastDue) return null;
  const next = nextBillingDate && `, due on ${formatFarDayOf(new Date(nextBillingDate), now)},`;
  return (
    <Notice
      tone="loss"
      title={`A bank took back ${formatMoney(pastDue.takenBackCents)}`}
      action={
        <div className="bl-acts line gap-8-12">
          <ButtonLink href={cardAddress(here)}>Change card</ButtonLink>
          <ButtonLink href={paths.bugReport}>Write to us</ButtonLink>
        </div>
      }
    >
      A payment was disputed, and the bank of its card has given the money back to the card. It cannot be paid
      again here. Everything works as before, and once the next payment{next} has succeeded, nothing is
      overdue any more. If the card is not to be charged again, change it before. If the dispute was a
      mistake, or you want to pay the amount another way, write to us.
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
      title={`Your subscription is cancelled and ends ${formatFarDayOf(new Date(endsAt), now)}`}
      action={
        <div className="bl-acts line gap-8-12">
          <Button look="primary" busy={reactivating.isPending} onClick={() => reactivating.mutate()}>
            Reactivate
          </Button>
        </div>
      }
    >
      It stays active until then, and nothing more is charged. After that members keep booking, and nothing
      can be added. Reactivating is free.
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
              Start again
            </Button>
          ) : (
            <ButtonLink look="primary" href={cardAddress(here)}>
              Set up payment
            </ButtonLink>
          )}
        </div>
      }
    >
      Members keep booking, and everything that you have set up stays. Adding locations, members, chargers or
      add-ons needs a subscription. Nothing is charged until you start one.
    </Notice>
  );
}
