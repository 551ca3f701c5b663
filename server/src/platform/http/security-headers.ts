import helmet from '@fastify/helmet';
import Fastify from 'fastify';

/**
 * The security headers of helmet, with our content security policy. They are the same for every response, so they are
 * computed once: computing them each time took as long as the rest of a small response. `tls`: the application is
 * reached over https.
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
    // Never the whole address, not even to our own site: links in mails contain tokens, and access logs store
    // referrers.
    referrerPolicy: { policy: 'strict-origin' as const },
  };
}
