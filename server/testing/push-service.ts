import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';

/** A message as a browser reads it. */
export type PushedMessage = {
  payload: unknown;
  topic: string | undefined;
  ttl: number;
  urgency: string | undefined;
  /** The contact in the server's token. */
  subject: string | undefined;
};

export type TestBrowser = {
  /** The subscription that the browser sends to our server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The decrypted messages, in order. */
  received: PushedMessage[];
  /** The status that its push service returns from now on; 201 at first. */
  answers: number;
};

export type PushService = {
  /** A browser that accepts only messages signed with this VAPID key. */
  subscribe(serverKey: string): TestBrowser;
  /** The number of requests it has received. */
  requests: number;
  close(): Promise<void>;
};

type Endpoint = { browser: TestBrowser; decrypt: (message: Buffer) => Buffer; serverKey: string };

/**
 * A push service on loopback (RFC 8030), with the browsers behind it: it checks who sends (RFC 8292), and each browser
 * decrypts with its own keys (RFC 8291).
 */
export async function openPushService(): Promise<PushService> {
  const endpoints = new Map<string, Endpoint>();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the push service listens on a port');
  const origin = `http://127.0.0.1:${address.port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.requests += 1;
    const message = await buffer(request);
    const status = await take(request, message).catch(() => 401);
    // A redirect must not be followed.
    response.writeHead(status, status >= 300 && status < 400 ? { location: `${origin}/elsewhere` } : {});
    response.end();
  }

  async function take({ url = '', method, headers }: IncomingMessage, message: Buffer): Promise<number> {
    const endpoint = endpoints.get(url);
    if (!endpoint || method !== 'POST') return 404;
    const { browser, decrypt, serverKey } = endpoint;
    const subject = await requireServer(headers.authorization, { serverKey, audience: origin });
    if (browser.answers >= 300) return browser.answers;
    if (headers['content-encoding'] !== 'aes128gcm' || message.length > 4096) return 400;
    browser.received.push({
      payload: JSON.parse(decrypt(message).toString()),
      topic: headers['topic'] as string | undefined,
      ttl: Number(headers['ttl']),
      urgency: headers['urgency'] as string | undefined,
      subject,
    });
    return browser.answers;
  }

  const service: PushService = {
    requests: 0,
    subscribe(serverKey) {
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const { keys, decrypt } = makeKeys();
      const browser: TestBrowser = {
        subscription: { endpoint: `${origin}${path}`, keys },
        received: [],
        answers: 201,
      };
      endpoints.set(path, { browser, decrypt, serverKey });
      return browser;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** Checks that the token is signed with the key of the subscription (RFC 8292); returns its subject. */
async function requireServer(
  authorization: string | undefined,
  { serverKey, audience }: { serverKey: string; audience: string },
): Promise<string | undefined> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  if (key !== serverKey) throw new Error('another server’s key');
  const point = Buffer.from(serverKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  };
  // Like push services, by real time: it may expire at most a day ahead.
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience });
  if ((payload.exp ?? Infinity) > Date.now() / 1000 + 24 * 3600 + 60) throw new Error('too far ahead');
  return payload.sub;
}

const hmac = (key: Buffer, ...data: (Buffer | string)[]): Buffer =>
  data.reduce((sum, each) => sum.update(each), createHmac('sha256', key)).digest();

/** A browser's keys, and how it reads what was encrypted for them: RFC 8291 §3.4 over RFC 8188. */
function makeKeys() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);

  function decrypt(message: Buffer): Buffer {
    const salt = message.subarray(0, 16);
    const keyLength = message.readUInt8(20);
    const senderKey = message.subarray(21, 21 + keyLength);
    const record = message.subarray(21 + keyLength);
    const shared = ecdh.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const input = hmac(hmac(auth, shared), info, Buffer.from([1]));
    const pseudoRandom = hmac(salt, input);
    const key = hmac(pseudoRandom, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
    const nonce = hmac(pseudoRandom, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // The last record ends with 2 and zeros.
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
    return padded.subarray(0, end);
  }

  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
  return { keys, decrypt };
}
