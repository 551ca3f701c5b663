import { compile } from '@fastify/proxy-addr';
import type { ProxyFault } from '@chargerota/contract';
import { DAY_MS } from '@chargerota/domain';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** In what this instance's requests of the last day contradict TRUST_PROXY. */
    proxyFaults: () => ProxyFault[];
  }
}

type Trusts = (address: string, hop: number) => boolean;

/** Which of the addresses that a request names are proxies of ours; the caller may have made up what is before them. */
export function trustedProxies(configured: boolean | string[]): Trusts {
  // `true` means one proxy, which wrote the last entry of X-Forwarded-For. The caller controls the entries before it,
  // and could avoid every rate limit by changing them.
  if (typeof configured === 'boolean') return (_address, hop) => configured && hop === 0;
  return compile(configured);
}

/** A proxy sets one of these. */
const SIGNS = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const;
/** Asked by what watches the server, past the proxy. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

const SENTENCES: Record<ProxyFault, string> = {
  not_trusted:
    'a request names the address that it was forwarded for, but not by a proxy of TRUST_PROXY: if it came through your proxy, set TRUST_PROXY to its address, or everybody shares one limit of attempts',
  no_address:
    'a request came without X-Forwarded-For, although TRUST_PROXY trusts its sender: let the proxy set that header, and nobody else reach the port or set TRUST_PROXY to the proxy’s address, or whoever reaches it directly can claim any address',
};

/** Notices a TRUST_PROXY that cannot be right by what arrives. Each fault is logged once, for anybody can cause them. */
export function watchProxies(
  app: FastifyInstance,
  { trusts, clock }: { trusts: Trusts; clock: { now(): Date } },
): void {
  const lastSeen = new Map<ProxyFault, number>();
  app.addHook('onRequest', async ({ headers, socket, routeOptions, log }) => {
    if (WATCHED.has(routeOptions.url ?? '')) return;
    const fault = faultOf(headers, trusts(socket.remoteAddress ?? '', 0));
    if (!fault) return;
    if (!lastSeen.has(fault)) log.warn(SENTENCES[fault]);
    lastSeen.set(fault, clock.now().getTime());
  });
  app.decorate('proxyFaults', () =>
    [...lastSeen].filter(([, at]) => clock.now().getTime() - at < DAY_MS).map(([fault]) => fault),
  );
}

function faultOf(headers: Partial<Record<string, unknown>>, isTrusted: boolean): ProxyFault | null {
  if (isTrusted) return headers['x-forwarded-for'] === undefined ? 'no_address' : null;
  return SIGNS.some((name) => headers[name] !== undefined) ? 'not_trusted' : null;
}
