import { once } from 'node:events';
import { createServer as createProxy, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { connect, type AddressInfo, type Server } from 'node:net';

/** Made for tests, until 2120, for twilio.test, stripe.test, google.test and localhost. The key protects nothing. */
export const TEST_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZzXgrNDtiQu1T+Ml
COvS+ONFFQp7pKF1fEctXM3vyo2hRANCAATlIX7UBVgmELJZMeqH4mTjlFSjkndE
k97hsuRJvPmOykdPg75vRpseU/1hhiXDxo5TDZtTDOn4xsxyzImFhnrn
-----END PRIVATE KEY-----`;
export const TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBqDCCAU+gAwIBAgIURko7If10iUzF2o9/yv/bPKaaZ9EwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQQ2hhcmdlUm90YSB0ZXN0czAgFw0yMDAxMDEwMDAwMDBaGA8y
MTIwMDEwMTAwMDAwMFowGzEZMBcGA1UEAwwQQ2hhcmdlUm90YSB0ZXN0czBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABOUhftQFWCYQslkx6ofiZOOUVKOSd0ST3uGy
5Em8+Y7KR0+Dvm9Gmx5T/WGGJcPGjlMNm1MM6fjGzHLMiYWGeuejbzBtMA8GA1Ud
EwEB/wQFMAMBAf8wOwYDVR0RBDQwMoILdHdpbGlvLnRlc3SCC3N0cmlwZS50ZXN0
ggtnb29nbGUudGVzdIIJbG9jYWxob3N0MB0GA1UdDgQWBBSZxJnuA+StqWqdAkjJ
xxoJtxvO+TAKBggqhkjOPQQDAgNHADBEAiBoWlFx4Sp5Dn8uuCzdpuK6Vz5mH2PN
Pp56ifh4NmaDmwIgH38y1PGKF43XxxZ640vJLM3xspS4NJI/7p7C8nHSb0o=
-----END CERTIFICATE-----`;

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

export type ProxyStandIn = {
  /** With a name and a password, which it asks for. */
  readonly url: string;
  /** `host:port` of each tunnel that was asked for. */
  readonly tunnels: string[];
  close(): Promise<void>;
};

/** An outgoing proxy on loopback. Behind it there is one server with TLS, whatever host is asked for. */
export async function openProxyStandIn(answer: RequestListener): Promise<ProxyStandIn> {
  const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, answer);
  const serverPort = await listening(server);
  const tunnels: string[] = [];
  const expected = `Basic ${Buffer.from('charge:rota').toString('base64')}`;
  const proxy = createProxy();
  proxy.on('connect', ({ url = '', headers }, socket) => {
    if (headers['proxy-authorization'] !== expected) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    tunnels.push(url);
    const target = connect(serverPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    for (const [end, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
  });
  const proxyPort = await listening(proxy);
  return {
    url: `http://charge:rota@127.0.0.1:${proxyPort}`,
    tunnels,
    async close() {
      server.closeAllConnections();
      await Promise.all([server, proxy].map((each) => new Promise((resolve) => each.close(resolve))));
    },
  };
}
