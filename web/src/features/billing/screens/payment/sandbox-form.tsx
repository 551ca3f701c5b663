import { m } from '@chargerota/messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { serverNow } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { storeSandboxCard } from '../../payment-api.ts';
import type { CardFormProps } from '../../payment/card-form.ts';
import {
  codeFault,
  expiryFault,
  expiryOf,
  groupDigits,
  groupExpiry,
  numberFault,
  TEST_CARD_USES,
  testCardOf,
} from '../../payment/test-cards.ts';
import type { CardExpiry } from '../../payment/test-cards.ts';
import { Dialog } from '../../../../ui/dialog.tsx';

type Typed = { number: string; expiry: string; code: string };
type TestCard = { testCard: string; expiry: CardExpiry };

/** Valid whenever it is used: test cards do not expire. */
const SAMPLE = { expiry: '12 / 49', code: '123' };

/** The sandbox's card form. The number becomes the name of a test card here, and never leaves the browser. */
export function SandboxForm(props: CardFormProps): ReactNode {
  const { intent, action, busy, problem, onStart, onStored, onRefused, elsewhere } = props;
  const form = useForm<Typed>({ defaultValues: { number: '', expiry: '', code: '' } });
  const { errors } = form.formState;
  const [isStoring, setStoring] = useState(false);
  /** The card about which the bank asks. */
  const [asked, setAsked] = useState<TestCard | null>(null);

  const store = async (card: TestCard, authentication?: 'completed' | 'failed'): Promise<void> => {
    setStoring(true);
    try {
      const { clientSecret } = intent;
      const { status, paymentMethodId } = await storeSandboxCard({
        clientSecret,
        ...card,
        ...(authentication && { authentication }),
      });
      if (status === 'requires_action') setAsked(card);
      else {
        setAsked(null);
        if (paymentMethodId) onStored(paymentMethodId);
      }
    } catch (error) {
      setAsked(null);
      onRefused(error);
    } finally {
      setStoring(false);
    }
  };
  const submit = form.handleSubmit((typed) => {
    const [testCard, expiry] = [testCardOf(typed.number), expiryOf(typed.expiry)];
    if (!testCard || !expiry || busy || isStoring) return;
    onStart();
    void store({ testCard, expiry });
  });
  const fill = (number: string): void => {
    form.reset({ number, ...SAMPLE });
    form.setFocus('number');
  };
  const grouped = (name: 'number' | 'expiry', group: (text: string) => string) => ({
    onChange: ({ target }: { target: HTMLInputElement }) => {
      // Regrouping would move the cursor of somebody who corrects a digit in the middle.
      if (target.selectionStart === target.value.length) form.setValue(name, group(target.value));
    },
  });
  return (
    <>
      <Notice tone="info" title={m.billingPayment.thisIsASandboxNobody}>
        {m.billingPayment.onlyTheTestCardsBelow}
      </Notice>
      <form className="form" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <Field label={m.billingPayment.cardNumber} error={errors.number?.message} required>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            {...form.register('number', {
              validate: (number) => numberFault(number) ?? true,
              ...grouped('number', groupDigits),
            })}
          />
        </Field>
        <div className="field-row">
          <Field
            label={m.billingPayment.expiryDate}
            hint={m.billingPayment.monthAndYear}
            error={errors.expiry?.message}
            required
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              {...form.register('expiry', {
                validate: (expiry) => expiryFault(expiry, serverNow()) ?? true,
                ...grouped('expiry', groupExpiry),
              })}
            />
          </Field>
          <Field
            label={m.billingPayment.securityCode}
            hint={m.billingPayment.threeOrFourDigits}
            error={errors.code?.message}
            required
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              {...form.register('code', { validate: (code) => codeFault(code) ?? true })}
            />
          </Field>
        </div>
        {problem}
        <div className="pay-acts">
          <Button type="submit" look="primary" large busy={busy || (isStoring && asked === null)}>
            {action}
          </Button>
          {elsewhere}
        </div>
      </form>
      <section className="pay-tests" aria-labelledby="test-cards">
        <h3 id="test-cards">{m.billingPayment.testCards}</h3>
        <p className="hint">{m.billingPayment.pressOneToFillIt}</p>
        <ul className="rows">
          {TEST_CARD_USES.map(([number, use]) => (
            <li key={number}>
              <button type="button" className="pay-test stack gap-0-12 py-8" onClick={() => fill(number)}>
                <span className="fig">{number}</span>
                <span className="sm mute">{use}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <BankDialog
        open={asked !== null}
        busy={isStoring}
        onAnswer={(answer) => asked !== null && void store(asked, answer)}
      />
    </>
  );
}

type BankDialogProps = {
  open: boolean;
  busy: boolean;
  onAnswer: (answer: 'completed' | 'failed') => void;
};

/** The pretended bank of the sandbox. Closing it is an answer too: the holder did not confirm. */
const BankDialog = ({ open, busy, onAnswer }: BankDialogProps): ReactNode => (
  <Dialog
    open={open}
    question
    comesByItself
    onClose={() => !busy && onAnswer('failed')}
    title={m.billingPayment.yourBankAsksYouTo}
    description={m.billingPayment.thisIsTheSandboxsPretended}
    actions={
      <>
        <Button data-safe onClick={() => !busy && onAnswer('failed')}>
          {m.billingPayment.fail}
        </Button>
        <Button look="primary" busy={busy} onClick={() => onAnswer('completed')}>
          {m.billingPayment.complete}
        </Button>
      </>
    }
  />
);
