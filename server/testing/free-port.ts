import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * A port of loopback that was free a moment ago. It lies below those that systems give to connections and to servers
 * without a port of their own, so that hardly anything takes it before it is used.
 */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(randomInt(10_000, 32_000), '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
