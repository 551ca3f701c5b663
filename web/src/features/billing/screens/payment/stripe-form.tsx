import { m } from '@chargerota/messages';
import type { ConfirmedQuote } from '@chargerota/contract';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { BASE } from '../../../../lib/base.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import type { CardFormProps } from '../../payment/card-form.ts';
import { confirmationAddress } from '../../payment/payment-address.ts';
import { useAppearance } from '../../payment/stripe-appearance.ts';
import { CardRefused } from './problem-words.ts';

type StripeFormProps = CardFormProps & {
  /** The figures on the screen; the bank's own page brings them back. */
  shown: ConfirmedQuote | null;
  back: string | null;
  /** The secret with which the bank's page has returned, or null. */
  returned: string | null;
};

/** Stripe's card form with wallets. Card numbers go to Stripe alone. */
export function StripeForm(props: StripeFormProps): ReactNode {
  const { intent, returned } = props;
  const loading = useQuery(stripeQuery(intent.publishableKey ?? ''));
  const stripe = loading.data ?? null;
  const appearance = useAppearance();
  const isReading = useReturn(stripe, returned, props);
  if (loading.isError)
    return (
      <ErrorState
        title={m.billingPayment.unableToInitializePaymentSetup}
        onRetry={() => void loading.refetch()}
        retrying={loading.isFetching}
      >
        {m.billingPayment.stripeCouldNotBeReached}
      </ErrorState>
    );
  return (
    // Stripe's fields belong to one intent for good.
    <Elements
      key={intent.clientSecret}
      stripe={stripe}
      options={{ clientSecret: intent.clientSecret, appearance }}
    >
      <StripeFields {...props} busy={props.busy || isReading} />
    </Elements>
  );
}

/** Reads what the bank's own page has decided, once. */
function useReturn(
  stripe: Stripe | null,
  returned: string | null,
  { onStored, onRefused }: Pick<CardFormProps, 'onStored' | 'onRefused'>,
): boolean {
  const [isReading, setReading] = useState(returned !== null);
  const started = useRef(false);
  useEffect(() => {
    if (!stripe || returned === null || started.current) return;
    started.current = true;
    void read(stripe, returned)
      .then(onStored, onRefused)
      .finally(() => setReading(false));
  }, [stripe, returned, onStored, onRefused]);
  return isReading;
}

const stripeQuery = (publishableKey: string) =>
  queryOptions({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe has not answered');
      return stripe;
    },
    gcTime: 0,
    // An object with methods of its own, not data.
    structuralSharing: false,
  });

async function read(stripe: Stripe, clientSecret: string): Promise<string> {
  const { setupIntent, error } = await stripe.retrieveSetupIntent(clientSecret);
  if (error) throw new CardRefused(error.message);
  const { status, payment_method: method, last_setup_error: refusal } = setupIntent;
  const id = typeof method === 'string' ? method : method?.id;
  if (status !== 'succeeded' || !id) throw new CardRefused(refusal?.message);
  return id;
}

function StripeFields(props: StripeFormProps & { busy: boolean }): ReactNode {
  const { action, busy, problem, onStart, onStored, onRefused, elsewhere, shown, back } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isStoring, setStoring] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!stripe || !elements || busy || isStoring) return;
    setStoring(true);
    onStart();
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}${BASE}${confirmationAddress(back, shown)}` },
    });
    setStoring(false);
    const method = setupIntent?.payment_method;
    const id = typeof method === 'string' ? method : method?.id;
    // Stripe marks faults of the form in its own fields.
    if (error?.type === 'validation_error') return;
    if (error || !id) onRefused(new CardRefused(error?.message));
    else onStored(id);
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) =>
        void submit(event).catch((error: unknown) => (setStoring(false), onRefused(error)))
      }
    >
      <div className="pay-stripe" aria-busy={!isReady}>
        <PaymentElement
          options={{ layout: 'tabs', wallets: { applePay: 'auto', googlePay: 'auto' } }}
          onReady={() => setReady(true)}
          onLoadError={({ error }) => onRefused(new CardRefused(error.message))}
        />
      </div>
      {problem}
      <div className="pay-acts">
        <Button type="submit" look="primary" large busy={busy || isStoring} disabled={!isReady}>
          {action}
        </Button>
        {elsewhere}
      </div>
    </form>
  );
}
