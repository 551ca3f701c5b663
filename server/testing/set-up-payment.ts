import { confirmSandboxCard, createSetupIntent, createSubscription } from '@chargerota/contract';
import type { TestApp } from './build-test-app.ts';
import type { TestOrganization } from './make-organization.ts';

/** Stores a test card in the sandbox and starts the organization's subscription with it. */
export async function setUpPayment(
  bench: TestApp,
  { id: organizationId, admin }: TestOrganization,
  testCard = 'pm_card_visa',
): Promise<void> {
  const intent = await bench.call(createSetupIntent, {}, admin);
  const { clientSecret } = intent.body;
  const card = await bench.call(confirmSandboxCard, { body: { clientSecret, testCard } }, admin);
  const { paymentMethodId } = card.body;
  const started = await bench.call(createSubscription, { body: { organizationId, paymentMethodId } }, admin);
  if (started.status !== 200) throw new Error(`no subscription: ${JSON.stringify(started.body)}`);
}
