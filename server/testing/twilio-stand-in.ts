import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type SentSms = { to: string; from: string; body: string };

/** How it answers from now on; a number is one of Twilio's error codes. */
export type TwilioBehaviour = 'works' | 'busy' | 'broken' | 'lost answer' | 21211 | 21610 | 21614;

export type TwilioStandIn = {
  /** For TWILIO_API_URL. */
  readonly url: string;
  behaviour: TwilioBehaviour;
  /** The accepted messages, in order. */
  readonly messages: SentSms[];
  close(): Promise<void>;
};

const ACCOUNT_SID = 'AC00000000000000000000000000000001';
const AUTH_TOKEN = 'stand-in-token';
const FROM = '+15005550006';

/** The configuration that makes an application use the stand-in. */
export const twilioConfig = ({ url }: TwilioStandIn) => ({
  TWILIO_ACCOUNT_SID: ACCOUNT_SID,
  TWILIO_AUTH_TOKEN: AUTH_TOKEN,
  TWILIO_FROM: FROM,
  TWILIO_API_URL: url,
});

type Answer = { status: number; body: object };

/** A stand-in for Twilio's messages on loopback, with the part of its protocol and errors that we use. */
export async function openTwilioStandIn(): Promise<TwilioStandIn> {
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in listens on a port');
  const twilio: TwilioStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    behaviour: 'works',
    messages: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const { status, body } = refusal(request) ?? answer(form);
    if (twilio.behaviour === 'lost answer') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  function refusal({ method, url, headers }: IncomingMessage): Answer | null {
    const expected = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`;
    if (headers.authorization !== expected) return failure(401, 20003);
    if (`${method} ${url}` !== `POST /2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`)
      return failure(404, 20404);
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return failure(400, 21604);
    if (twilio.behaviour === 'busy') return failure(429, 20429);
    if (twilio.behaviour === 'broken') return failure(500, 20500);
    return null;
  }

  function answer(form: URLSearchParams): Answer {
    const message = { to: form.get('To') ?? '', from: form.get('From') ?? '', body: form.get('Body') ?? '' };
    if (message.from !== FROM) return failure(400, 21606);
    if (!/^\+\d{8,15}$/.test(message.to)) return failure(400, 21211);
    if (message.body === '') return failure(400, 21602);
    if (typeof twilio.behaviour === 'number') return failure(400, twilio.behaviour);
    twilio.messages.push(message);
    const sid = `SM${String(twilio.messages.length).padStart(32, '0')}`;
    // Twilio sends the number of segments as a string.
    return { status: 201, body: { sid, status: 'queued', num_segments: '1', error_code: null } };
  }

  return twilio;
}

const failure = (status: number, code: number): Answer => ({
  status,
  body: { code, message: `Refused by the stand-in: ${code}`, more_info: '', status },
});

/** What Twilio posts for a message to our number, with its signature. Written from Twilio's manual, apart from our code. */
export function inboundSms(url: string, message: { from: string; body: string }, authToken = AUTH_TOKEN) {
  const fields: [string, string][] = [
    ['ToCountry', 'US'],
    ['MessageSid', 'SM00000000000000000000000000000009'],
    ['From', message.from],
    ['To', FROM],
    ['Body', message.body],
    ['AccountSid', ACCOUNT_SID],
    ['NumMedia', '0'],
  ];
  const hmac = createHmac('sha1', authToken).update(url);
  for (const [name, value] of fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hmac.update(name).update(value);
  return {
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': hmac.digest('base64'),
    },
  };
}
