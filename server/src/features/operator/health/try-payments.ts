import type { AppDeps } from '../../../platform/app-deps.ts';
import { anonymous } from './anonymous.ts';
import type { Trial } from './trial.ts';

/** Asks the provider for its latest news, which changes and costs nothing. */
export async function tryPayments({ payments }: AppDeps): Promise<Trial> {
  const name = payments.provider === 'stripe' ? 'Stripe' : 'The payment sandbox';
  try {
    await payments.check();
    return { works: true, report: `${name} answers and accepts our key.` };
  } catch (error) {
    const reason = anonymous(error instanceof Error ? error.message : String(error));
    return { works: false, report: `${name} did not answer as it should: ${reason}` };
  }
}
