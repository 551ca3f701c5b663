// node-postgres knows one host. Of several, one takes writes, and which one it is changes: see docs/operations.md.
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { isDatabaseUnavailable, TakesNoWrites } from './errors.ts';

export type ClientClass = new (config?: ClientConfig) => Client;
type Host = Pick<Client, 'host' | 'port'>;

/** How long a search lasts that finds no host; a switch to another takes about as long. */
const SEARCH_MS = 4000;
/** How long one host may take to say whether it takes writes; one that is cut off says nothing. */
const ANSWER_MS = 2000;
/** For the host that the last search found, before the others are asked as well. */
const HEAD_START_MS = 1000;
const ASK_AGAIN_MS = 200;
const WATCH_EVERY_MS = 1000;

/**
 * A class of the driver's clients that connect to the one of `hosts` that takes writes. Once another does, its connections
 * to the former one are closed: a host that is frozen or cut off would otherwise be noticed only when it fails to answer,
 * and only by whoever waits for it.
 */
export function clientOfSeveral(hosts: readonly ClientConfig[]): ClientClass {
  const find = searchAmong(hosts);
  const open = new Set<Client>();
  let watch: NodeJS.Timeout | undefined;

  async function leaveOthers(): Promise<void> {
    const found = await find().catch(() => undefined);
    for (const client of found ? open : [])
      if (client.host !== found!.host || client.port !== found!.port)
        client.connection.stream.destroy(new Error('Connection terminated: another host takes the writes'));
  }

  function keepWatch(client: Client): void {
    open.add(client);
    watch ??= setInterval(() => void leaveOthers(), WATCH_EVERY_MS).unref();
    client.once('end', () => {
      open.delete(client);
      if (open.size > 0) return;
      clearInterval(watch);
      watch = undefined;
    });
  }

  return class extends Client {
    override connect(): Promise<Client>;
    override connect(callback: (error: Error | null, client?: Client) => void): void;
    override connect(callback?: (error: Error | null, client?: Client) => void): Promise<Client> | void {
      const connected = this.#findAndConnect();
      if (!callback) return connected;
      connected.then((client) => callback(null, client), callback);
    }

    async #findAndConnect(): Promise<Client> {
      const { host, port } = await find();
      // The pool has given it up meanwhile.
      if (this.connection.stream.destroyed) throw new Error('timeout expired');
      Object.assign(this, { host, port });
      keepWatch(this);
      return super.connect();
    }
  };
}

/** Finds the host that takes writes; callers at the same time share a search. */
function searchAmong(hosts: readonly ClientConfig[]): () => Promise<Host> {
  let last: ClientConfig | undefined;
  let underWay: Promise<Host> | undefined;

  async function search(): Promise<Host> {
    const deadline = performance.now() + SEARCH_MS;
    let isFound = false;
    let askOthers = () => {};
    const headStart = new Promise<void>((resolve) => (askOthers = resolve));
    setTimeout(askOthers, HEAD_START_MS).unref();
    const asked = hosts.map(async (config) => {
      if (last && config !== last) await headStart;
      for (;;) {
        // Nobody reads the outcome of the slower ones.
        if (isFound) throw new Error('another was found');
        try {
          const host = await requireWrites(config);
          isFound = true;
          last = config;
          return host;
        } catch (error) {
          askOthers();
          if (performance.now() > deadline || !isDatabaseUnavailable(error)) throw error;
        }
        await pause(ASK_AGAIN_MS);
      }
    });
    return Promise.any(asked).catch(({ errors }: AggregateError) => {
      last = undefined;
      // A refusal does not pass by itself, as what the others say may.
      throw errors.find((error) => !isDatabaseUnavailable(error)) ?? noneOf(hosts, errors as Error[]);
    });
  }

  return () => (underWay ??= search().finally(() => (underWay = undefined)));
}

const noneOf = (hosts: readonly ClientConfig[], reasons: Error[]) =>
  new TakesNoWrites(
    `none of the hosts takes writes: ${reasons.map(({ message }, index) => `${nameOf(hosts[index])} (${message})`).join(', ')}`,
  );

function nameOf(config: ClientConfig | undefined): string {
  const { host, port } = new Client(config);
  return `${host}:${port}`;
}

async function requireWrites(config: ClientConfig): Promise<Host> {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: 'chargerota search',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'off') throw new TakesNoWrites('it takes no writes');
    return client;
  } finally {
    client.end().catch(() => {});
  }
}
