const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The push services of Chrome and its relatives, Firefox, Edge and Safari. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.apple\.com$/,
];

/**
 * Whether an address is that of a known push service. Browsers tell us the address, so without this check anybody could
 * make this server post into its own network. Tests have their push service on loopback.
 */
export function isPushEndpoint(endpoint: string, { allowsLoopback }: { allowsLoopback: boolean }): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, hash, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  // As browsers write it: web-push parses it by other rules, and another spelling would be another browser to us.
  if (href !== endpoint || hash) return false;
  if (allowsLoopback && LOOPBACK.has(hostname)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname));
}
