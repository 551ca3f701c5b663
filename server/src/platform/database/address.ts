import { Client, type ClientConfig, type PoolConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { type ClientClass, clientOfSeveral } from './several-hosts.ts';

/**
 * Where the database is: DATABASE_URL, which may name several hosts as libpq's do (`//user:password@one:5432,other/name`),
 * and the certificate authority (PEM) that its server's certificate is from.
 */
export type DatabaseAddress = { connectionString: string; certificateAuthority?: string | undefined };

/** What the driver takes, for pools and for {@link makeClient}. */
export type DriverConfig = ClientConfig & { Client?: ClientClass };

/** All up to the hosts, the hosts, and the rest. */
const PARTS = /^(\w+:\/\/(?:[^/?]*@)?)([^/?@]*)(.*)$/s;
/** Of libpq's values for target_session_attrs those that mean what is done anyway. */
const SERVED = ['read-write', 'primary'];

/**
 * For the driver: one that finds the host that takes writes, where several are named.
 * @throws Error if the address asks for what cannot be served, or names a file that cannot be read
 */
export function clientConfig(address: DatabaseAddress): DriverConfig {
  const hosts = configOfEachHost(address);
  return hosts.length === 1 ? hosts[0]! : { ...hosts[0], Client: clientOfSeveral(hosts) };
}

/** The same for each named host by itself. */
export function configOfEachHost({ connectionString, ...address }: DatabaseAddress): ClientConfig[] {
  const target = /[?&]target_session_attrs=([^&]*)/.exec(connectionString)?.[1];
  if (target !== undefined && !SERVED.includes(target))
    throw new Error(
      `target_session_attrs=${target} is not served: ChargeRota needs the host that takes writes`,
    );
  const [, before = '', hosts = '', after = ''] = PARTS.exec(connectionString) ?? [];
  const urls = hosts.includes(',')
    ? hosts.split(',').map((host) => before + host + after)
    : [connectionString];
  return urls.map((url) => configOfOne({ connectionString: url, ...address }));
}

/** A certificate authority asks for TLS and for its certificate, unless the address says otherwise. */
function configOfOne({ connectionString, certificateAuthority: ca }: DatabaseAddress): ClientConfig {
  const { ssl } = parseIntoClientConfig(connectionString);
  if (!ca || ssl === false) return { connectionString };
  return {
    // What it says of TLS would replace `ssl`.
    connectionString: connectionString.replaceAll(/(?<=[?&])ssl\w*=[^&]*/g, ''),
    ssl: { ...(typeof ssl === 'object' && ssl), ca },
  };
}

/** One connection, not open yet. A failing statement reports its loss, which without a listener would end the process. */
export function clientFor(address: DatabaseAddress, config: ClientConfig = {}): Client {
  const client = makeClient({ ...clientConfig(address), ...config });
  client.on('error', () => {});
  return client;
}

/** One connection, not open yet, for a configuration of {@link clientConfig} or the options of a pool. */
export function makeClient({ Client: kind = Client, ...config }: PoolConfig): Client {
  // The driver's type of a pool's clients says less than they are.
  return new (kind as ClientClass)(config);
}
