import { paymentWebhook } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { PaymentsError, WebhookRefused, type WebhookNews } from '../../../platform/payments/payments.ts';
import { enqueueMirror } from './mirror-account.ts';

const MOST_BYTES = 1_000_000;

/** The provider says that something has changed; a job reads what. The signature is over the exact bytes of the body. */
export function webhookRoute(api: FastifyInstance, deps: AppDeps): void {
  void api.register(async (exact) => {
    exact.removeContentTypeParser('application/json');
    exact.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    route(exact, paymentWebhook, async ({ body, request }) => {
      const { 'stripe-signature': signature } = request.headers;
      const news = await readNews(deps, body, typeof signature === 'string' ? signature : undefined);
      const { eventId, type, customerId } = news;
      if (customerId) await enqueueMirror(deps.database.drizzle, customerId, deps.clock.now());
      else deps.log.info({ eventId, type }, 'a message of the payment provider about nothing of ours');
      return { received: true as const };
    });
  });
}

async function readNews(
  { payments }: AppDeps,
  body: string,
  signature: string | undefined,
): Promise<WebhookNews> {
  try {
    return await payments.readWebhook(body, signature);
  } catch (error) {
    if (error instanceof WebhookRefused) throw new DomainError('webhook_refused');
    // It is sent again.
    if (error instanceof PaymentsError) throw new DomainError('payment_unavailable');
    throw error;
  }
}
