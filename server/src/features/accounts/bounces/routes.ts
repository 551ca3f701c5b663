import { takeBounce } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { takeReport } from './take-report.ts';

/** Our mails have a tenth of it, and a report quotes one. */
const MOST_BYTES = 1_000_000;

export function bounceRoutes(api: FastifyInstance, deps: AppDeps): void {
  void api.register((scoped, _options, done) => {
    scoped.addHook('onRequest', (request, _reply, next) => {
      const secret = deps.config.MAIL_BOUNCE_SECRET;
      if (secret === undefined) return next(new DomainError('not_found'));
      const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
      next(isSameSecret(given, secret) ? undefined : new DomainError('forbidden'));
    });
    scoped.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    route(scoped, takeBounce, async ({ body }) => ({ outcome: await takeReport(deps, body) }));
    done();
  });
}
