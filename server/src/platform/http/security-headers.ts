import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const YEAR_SECONDS = 365 * 86_400;

type Options = {
  /** The application is reached over https. */
  tls: boolean;
  /** Browsers reach subdomains by https alone, too. */
  withSubdomains: boolean;
  /** The screens that hold Stripe's card form, if Stripe is configured. */
  stripePaths: readonly string[];
};

/**
 * The security headers of helmet with our content security policy, by address. There are two sets: Stripe's code, frames
 * and server are allowed on its own screens alone. Both are computed once: computing them each time took as long as the
 * rest of a small response.
 */
export async function securityHeaders({
  stripePaths,
  ...transport
}: Options): Promise<(url: string) => Record<string, string>> {
  const everywhere = await headersOf(helmetOptions(transport, NOBODY));
  const withStripe = await headersOf(helmetOptions(transport, STRIPE));
  const opened = new Set(stripePaths);
  return (url) => (opened.has(url.split('?', 1)[0]!) ? withStripe : everywhere);
}

async function headersOf(options: ReturnType<typeof helmetOptions>): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', async (_request, reply) => reply.getHeaders());
  const headers = (await probe.inject('/')).json<Record<string, string>>();
  await probe.close();
  return headers;
}

type Guests = { scripts: string[]; frames: string[]; servers: string[]; wallets: boolean };

const NOBODY: Guests = { scripts: [], frames: [], servers: [], wallets: false };

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: Guests = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  servers: ['https://api.stripe.com'],
  wallets: true,
};

function helmetOptions({ tls, withSubdomains }: Omit<Options, 'stripePaths'>, guests: Guests) {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...guests.scripts],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        connectSrc: ["'self'", ...guests.servers],
        frameSrc: ["'self'", ...guests.frames],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: tls ? [] : null,
      },
    },
    strictTransportSecurity: tls ? { maxAge: YEAR_SECONDS, includeSubDomains: withSubdomains } : false,
    crossOriginEmbedderPolicy: false,
    // A wallet and a bank open windows that answer the one that opened them.
    crossOriginOpenerPolicy: {
      policy: guests.wallets ? ('same-origin-allow-popups' as const) : ('same-origin' as const),
    },
    // Never the whole address, not even to our own site: links in mails contain tokens, and access logs store
    // referrers.
    referrerPolicy: { policy: 'strict-origin' as const },
  };
}
