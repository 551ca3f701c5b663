import { Agent, request } from 'node:http';

export type Answer = { status: number; body: string; setCookie: string[] };

/** Calls the application over kept-alive connections, as many as there are concurrent requests. */
export type HttpClient = {
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    cookie: string,
    body?: object,
  ): Promise<Answer>;
  close(): void;
};

/** Uses Node's own client because fetch needs twice the time. */
export function openHttpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  return {
    call: (method, path, cookie, body) =>
      new Promise((resolve, reject) => {
        const content = body && JSON.stringify(body);
        const sent = request(
          new URL(path, origin),
          {
            agent,
            method,
            headers: {
              cookie,
              ...(content && {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(content),
              }),
            },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                body: Buffer.concat(chunks).toString(),
                setCookie: response.headers['set-cookie'] ?? [],
              }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(content);
      }),
    close: () => agent.destroy(),
  };
}
