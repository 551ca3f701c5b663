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

const REASONS = [
  'It costs too much',
  'We do not need it anymore',
  'Something is missing or does not work',
  'We use another service',
  'Another reason',
] as const;
type Reason = (typeof REASONS)[number];

/** The longest explanation; with the reason before it, it is as long as the server takes. */
const MOST_WORDS = 900;

type Words = { figure: string | null; description: string; ends: string; back: string; done: string };

/** What is paid for is kept until its month ends; what is overdue is not paid for. */
function wordsOf(billing: Billing, end: CancellationEnd, now: Date): Words {
  const { subscriptionPlan, nextRenewalDate } = billing.organization;
  const { label } = PLANS[subscriptionPlan];
  if (end === 'at_once') {
    const amount = billing.pastDue ? `The ${formatMoney(billing.pastDue.amountCents)} that is` : 'What is';
    return {
      figure: 'Ends now',
      description: `Your ${label} plan ends at once. ${amount} overdue is no longer charged, and the card is not tried again.`,
      ends: 'What ends now:',
      back: 'you can start again at any time, and pay for a new month then.',
      done: 'It has ended, and nothing more is charged.',
    };
  }
  const day = nextRenewalDate ?? billing.nextBillingDate;
  const until = day ? formatFarDayOf(new Date(day), now) : 'the paid month ends';
  return {
    figure: day && `Ends ${until}`,
    description: `Your ${label} plan stays active until then, and nothing is charged after.`,
    ends: day ? `What ends on ${until}:` : 'What ends then:',
    back: 'until then reactivating costs nothing. Later you can start again at any time.',
    done: `It stays active until ${until}, and nothing is charged after that.`,
  };
}

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
    toast({ title: 'Subscription Cancelled', description: said.done, tone: 'off' });
  };
  return (
    <ConfirmDialog
      wide
      onClose={onClose}
      title="Cancel Subscription"
      figure={said.figure}
      description={said.description}
      confirmLabel="Cancel Subscription"
      keepLabel="Keep subscription"
      act={confirm}
    >
      <div className="form">
        <ul className="stack gap-10">
          <li>
            <b className="strong">What stays:</b> your organization, its members, locations and chargers.
            Members keep booking.
          </li>
          <li>
            <b className="strong">{said.ends}</b> the plan and its add-ons
            {hasAnnualAddOn(billing) && ', including those paid for a year; nothing is paid back'}. After
            that, nothing can be added.
          </li>
          <li>
            <b className="strong">If you change your mind:</b> {said.back}
          </li>
        </ul>
        <div className="bl-why">
          <RadioGroup
            legend="Why are you cancelling?"
            optional
            value={reason}
            onChange={setReason}
            choices={REASONS.map((one) => ({ value: one, label: one }))}
          />
        </div>
        {reason && (
          <Field label="What could be better?" optional hint="The people who run this service read it.">
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
