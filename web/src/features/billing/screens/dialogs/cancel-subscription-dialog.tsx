import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { formatMoney, PLANS } from '@chargerota/domain';
import type { CancellationEnd } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { hasAnnualAddOn } from '../../add-ons.ts';
import { useCancelSubscription } from '../../changes-api.ts';
import { cancellationEndOf } from '../../standing.ts';

/** Each reason as it is stored, and how it is shown. */
const REASONS = [
  ['It costs too much', m.billingDialogs.reasons.tooExpensive],
  ['We do not need it anymore', m.billingDialogs.reasons.notNeeded],
  ['Something is missing or does not work', m.billingDialogs.reasons.lacking],
  ['We use another service', m.billingDialogs.reasons.otherService],
  ['Another reason', m.billingDialogs.reasons.other],
] as const;
type Reason = (typeof REASONS)[number][0];

/** The longest explanation; with the reason before it, it is as long as the server takes. */
const MOST_WORDS = 900;

type Words = { figure: string | null; description: string; ends: string; back: string; done: string };

/** What is paid for is kept until its month ends; what is overdue is not paid for. */
function wordsOf(billing: Billing, end: CancellationEnd, now: Date): Words {
  const { subscriptionPlan, nextRenewalDate } = billing.organization;
  const { label } = PLANS[subscriptionPlan];
  const withAnnual = hasAnnualAddOn(billing);
  if (end === 'at_once') {
    return {
      figure: m.billingDialogs.endsNow,
      description: billing.pastDue
        ? m.billingDialogs.yourPlanEndsAtOnce({ label, amount: formatMoney(billing.pastDue.amountCents) })
        : m.billingDialogs.yourPlanEndsAtOnceWithoutAmount({ label }),
      ends: withAnnual ? m.billingDialogs.whatEndsNowWithAnnual : m.billingDialogs.whatEndsNow,
      back: m.billingDialogs.ifYouChangeYourMindAfterwards,
      done: m.billingDialogs.itHasEndedAndNothing,
    };
  }
  const description = m.billingDialogs.yourLabelPlanStaysActive({ label });
  const back = m.billingDialogs.ifYouChangeYourMindBefore;
  const date = nextRenewalDate ?? billing.nextBillingDate;
  if (!date)
    return {
      figure: null,
      description,
      ends: withAnnual ? m.billingDialogs.whatEndsThenWithAnnual : m.billingDialogs.whatEndsThen,
      back,
      done: m.billingDialogs.itStaysActiveUntilPaidMonthEnds,
    };
  const day = formatFarDayOf(new Date(date), now);
  return {
    figure: m.billingDialogs.endsDay({ day }),
    description,
    ends: withAnnual
      ? m.billingDialogs.whatEndsOnDayWithAnnual({ day })
      : m.billingDialogs.whatEndsOnDay({ day }),
    back,
    done: m.billingDialogs.itStaysActiveUntilDay({ day }),
  };
}

const strong = (it: ReactNode): ReactNode => <b className="strong">{it}</b>;

type CancelSubscriptionDialogProps = { billing: Billing; onClose: () => void };

/** Says what ends and what stays, and asks why, before the subscription is cancelled. */
export function CancelSubscriptionDialog({ billing, onClose }: CancelSubscriptionDialogProps): ReactNode {
  const { id } = billing.organization;
  const now = useNow();
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState('');
  const cancelling = useCancelSubscription(id);
  const ends = cancellationEndOf(billing, now) ?? 'at_period_end';
  const said = wordsOf(billing, ends, now);
  const confirm = async (): Promise<void> => {
    await cancelling.mutateAsync({ ends, reason: [reason, words.trim()].filter(Boolean).join(': ') });
    toast({ title: m.billingDialogs.subscriptionCancelled, description: said.done, tone: 'off' });
  };
  return (
    <ConfirmDialog
      wide
      onClose={onClose}
      title={m.billingDialogs.cancelSubscription}
      figure={said.figure}
      description={said.description}
      confirmLabel={m.billingDialogs.cancelSubscription}
      keepLabel={m.billingDialogs.keepSubscription}
      act={confirm}
    >
      <div className="form">
        <ul className="stack gap-10">
          <li>
            <Rich of={m.billingDialogs.whatStaysYourOrganizationIts} b={strong} />
          </li>
          <li>
            <Rich of={said.ends} b={strong} />
          </li>
          <li>
            <Rich of={said.back} b={strong} />
          </li>
        </ul>
        <div className="bl-why">
          <RadioGroup
            legend={m.billingDialogs.whyAreYouCancelling}
            optional
            value={reason}
            onChange={setReason}
            choices={REASONS.map(([value, label]) => ({ value, label }))}
          />
        </div>
        {reason && (
          <Field
            label={m.billingDialogs.whatCouldBeBetter}
            optional
            hint={m.billingDialogs.thePeopleWhoRunThis}
          >
            <TextArea
              rows={3}
              maxLength={MOST_WORDS}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}
