import helmet from '@fastify/helmet';
import Fastify from 'fastify';

/**
 * What helmet tells browsers to refuse, with our content security policy. The same for every answer, so it is asked once:
 * putting them together anew took as long as the rest of a small answer. `tls`: people reach us over https.
 */
export async function securityHeaders(tls: boolean): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, helmetOptions(tls));
  probe.get('/', async (_request, reply) => reply.getHeaders());
  const headers = (await probe.inject('/')).json<Record<string, string>>();
  await probe.close();
  return headers;
}

function helmetOptions(tls: boolean) {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: tls ? [] : null,
      },
    },
    strictTransportSecurity: tls ? { maxAge: 15_552_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    // Never the whole address, not even to our own site: links from mails carry tokens, and access logs keep referrers.
    referrerPolicy: { policy: 'strict-origin' as const },
  };
}
