import { Client, type ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

/** Where the database is: DATABASE_URL, and the certificate authority (PEM) that its server's certificate is from. */
export type DatabaseAddress = { connectionString: string; certificateAuthority?: string | undefined };

/** For the driver. A certificate authority asks for TLS and for its certificate, unless the address says otherwise. */
export function clientConfig({ connectionString, certificateAuthority: ca }: DatabaseAddress): ClientConfig {
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
  const client = new Client({ ...clientConfig(address), ...config });
  client.on('error', () => {});
  return client;
}
