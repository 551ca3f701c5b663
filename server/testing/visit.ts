import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';

export type Visit = {
  method?: string;
  /** Sent unchanged, including headers that browsers do not let pages set. */
  headers?: Record<string, string>;
  body?: unknown;
};

export type Visited = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request to a listening application over a real connection, as an attacker would. */
export async function visit(url: string, { method = 'GET', headers, body }: Visit = {}): Promise<Visited> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const sent = request(url, {
    method,
    headers: {
      ...(content !== undefined && {
        'content-type': 'application/json',
        // Node leaves it out of a DELETE, whose body would then be read as the next request.
        'content-length': String(Buffer.byteLength(content)),
      }),
      ...headers,
    },
  });
  sent.end(content);
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}
