export type OutgoingProxy = {
  HTTPS_PROXY?: string | undefined;
  NO_PROXY?: string | undefined;
};

/**
 * From now on `fetch` goes through the configured proxy, and with it all that is asked of push services, Twilio, Stripe,
 * Google and Apple.
 * @param certificate also trusted by the proxy's tunnels, for tests
 */
export async function fetchThroughProxy(
  { HTTPS_PROXY, NO_PROXY = '' }: OutgoingProxy,
  certificate?: string,
): Promise<void> {
  if (!HTTPS_PROXY) return;
  // Loaded only where it is needed: its own pool of connections takes the place of Node's.
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(
    new EnvHttpProxyAgent({
      httpsProxy: HTTPS_PROXY,
      noProxy: NO_PROXY,
      // Else it would read HTTP_PROXY; what has no TLS is on this computer.
      httpProxy: '',
      ...(certificate && { requestTls: { ca: certificate } }),
    }),
  );
}
