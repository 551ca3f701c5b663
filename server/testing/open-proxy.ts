import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';

/** A host in front of a server, which does what a test wants of it. */
export type Proxy = {
  /** Leads through it to the same database. */
  url: string;
  port: number;
  /** New sessions can only read, as on a standby. */
  readsOnly: boolean;
  /** Nothing gets through, and nothing is closed, as when a host is cut off. */
  isCutOff: boolean;
  /** Ends the next connection that sends COMMIT: before it arrives, or once the server has answered. */
  losesCommit: 'before' | 'after' | null;
  close(): void;
};

/** Listens on loopback in front of the server at `url`. */
export async function openProxy(url: string): Promise<Proxy> {
  const { host, port: behind, user, password, database } = new Client({ connectionString: url });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${behind}` } : { host, port: behind };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    let isFirst = true;
    near.on('data', (sent) => {
      if (proxy.isCutOff) return;
      const message = isFirst && proxy.readsOnly ? asReader(sent) : sent;
      isFirst = false;
      const loss = /\bcommit\b/i.test(sent.toString('latin1')) ? proxy.losesCommit : null;
      if (loss) proxy.losesCommit = null;
      if (loss === 'after') far.removeAllListeners('data').once('data', () => near.destroy());
      if (loss === 'before') near.destroy();
      else far.write(message);
    });
    far.on('data', (answer) => {
      if (!proxy.isCutOff) near.write(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: Proxy = {
    url: `postgresql://${user}${password ? `:${password}` : ''}@127.0.0.1:${port}/${database}`,
    port,
    readsOnly: false,
    isCutOff: false,
    losesCommit: null,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return proxy;
}

/** The first message of a connection, which ends with an empty name, with one more setting. */
function asReader(startup: Buffer): Buffer {
  const message = Buffer.concat([
    startup.subarray(0, -1),
    Buffer.from('default_transaction_read_only\0on\0\0'),
  ]);
  message.writeInt32BE(message.length);
  return message;
}
