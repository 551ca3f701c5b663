import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage, STATUS_OF, type ErrorBody, type ErrorCode } from '@chargerota/contract';
import { newId } from '../database/ids.ts';

/**
 * How long a request may take to arrive, in milliseconds; after that it is answered 408 and its connection is closed.
 * The time counts from the first byte to the last, so that sending a byte now and then does not prolong it. The time
 * for the response is not limited here: an event stream stays open.
 */
export type RequestTimeouts = {
  headers: number;
  /** Headers and body. */
  whole: number;
  /** How often connections are checked; a request may take this much longer. */
  checkEvery: number;
};

/** The largest body, 64 KiB, arrives within this time at 2 KB a second. */
export const REQUEST_TIMEOUTS: RequestTimeouts = { headers: 15_000, whole: 30_000, checkEvery: 2000 };

/** Fastify's options for `limits`; by default it would wait forever. What is refused gets `headers`. */
export const requestTimeoutOptions = (limits: RequestTimeouts, headers: Record<string, string>) => ({
  requestTimeout: limits.whole,
  http: {
    headersTimeout: limits.headers,
    requestTimeout: limits.whole,
    connectionsCheckingInterval: limits.checkEvery,
    // Node.js itself would refuse a request without a host, with an answer that has none of our headers.
    requireHostHeader: false,
  },
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket) =>
    refuseConnection(error, socket, headers),
});

const CODES: Partial<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Refuses data that is not a valid request, in the same form as every other refusal, and closes the connection. */
function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  // The client has already disconnected.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = CODES[error.code ?? ''] ?? 'malformed_request';
  const status = STATUS_OF[code];
  const message = errorMessage(code);
  const body = JSON.stringify({ message, code, details: [], requestId: newId() } satisfies ErrorBody);
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
