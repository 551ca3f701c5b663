import { answer, type Organization } from './people.ts';

/** Stores one of the sandbox's test cards and starts the subscription with it, as the payment screen does. */
export async function setUpPayment({ id, admin }: Organization, testCard = 'pm_card_visa'): Promise<void> {
  const { clientSecret } = await answer<{ clientSecret: string }>(
    admin.calls.post('/api/payment/setup-intent'),
  );
  const { paymentMethodId } = await answer<{ paymentMethodId: string }>(
    admin.calls.post('/api/payment/sandbox/confirm-setup', {
      data: { clientSecret, testCard, authentication: 'completed' },
    }),
  );
  await answer(
    admin.calls.post('/api/payment/create-subscription', {
      data: { organizationId: id, paymentMethodId },
    }),
  );
}
