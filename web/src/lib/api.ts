import { m } from '@chargerota/messages';
import type { ClosureEffects, ErrorBody, ErrorDetail } from '@chargerota/contract';
import type { Address, AnswerOf, RequestOf } from '@chargerota/contract/addresses';
import { TOTAL_HEADER } from '@chargerota/contract/sizes';
import { BASE } from './base.ts';
import { chosenOrganizationId } from './current-organization.ts';
import { isOffline, noteReached, noteUnreachable } from './network.ts';
import { noteServerTime } from './server-clock.ts';
import { mayRead } from './session-end.ts';
import { readJson } from './storage.ts';

export const NO_CONNECTION = m.parts.thisNeedsAConnectionAnd;

type Sent = {
  /** Known when it was sent, and still known: it has not gone out. */
  isOffline: boolean;
  method: string;
  /** Whether its repetition gets the first answer again. */
  isKeyed: boolean;
};

/** The code and the text of the failure. */
export function unanswered({ isOffline, method, isKeyed }: Sent): {
  code: 'no_connection' | 'no_answer';
  message: string;
} {
  if (isOffline) return { code: 'no_connection', message: NO_CONNECTION };
  if (method === 'GET') return { code: 'no_answer', message: m.parts.notLoadedTryAgain };
  return {
    code: 'no_answer',
    message: isKeyed ? m.parts.noAnswerCamePressAgain : m.parts.noAnswerCame,
  };
}

export const AUTH_USER_KEY = 'authUser';

/** What helps after something could not be loaded. */
export const tryAgainWords = (): string => (isOffline() ? NO_CONNECTION : m.parts.tryAgainInAMoment);

/** The id of the account whose record this browser has; null if nobody is signed in. */
export const knownUserId = (): string | null => readJson<{ id?: string }>(AUTH_USER_KEY)?.id ?? null;

/** A refused or failed request. `message` is the text to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Whether the message is the server's own; a proxy's answer, for example, has none. */
  readonly isExplained: boolean;
  readonly details: ErrorDetail[];
  /** What a closure would do to reservations. */
  readonly closure: ClosureEffects | null;
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message || m.parts.theServerDidNotAnswer);
    this.status = status;
    this.isExplained = status > 0 && Boolean(body.message);
    this.code = body.code ?? 'unknown';
    this.details = Array.isArray(body.details) ? body.details : [];
    this.closure = Array.isArray(body.details) ? null : (body.details ?? null);
    this.requestId = body.requestId;
  }
}

/** Whether a request got no answer. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Whether there was no connection for it, so that nothing was done. After any other unanswered request nobody knows. */
export const isNotSent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'no_connection';

/** Whether an error is a fault of ours, which nobody expected, and not a refusal or a lost connection. */
export const isFault = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof Error;

/** The server's reason or, if it gave none, what failed. */
export const reasonOf = (error: Error, failed: string): string =>
  error instanceof ApiError && error.isExplained ? error.message : failed;

let lastFailure: { error: ApiError; at: number } | null = null;

function noteFailure(error: ApiError): ApiError {
  lastFailure = { error, at: performance.now() };
  return error;
}

const JUST_NOW_MS = 2000;

/** The request that has just failed, for what is shown because of that; null if none did, or it was no fault. */
export function justFailed(): ApiError | null {
  if (!lastFailure || performance.now() - lastFailure.at > JUST_NOW_MS) return null;
  return isFault(lastFailure.error) ? lastFailure.error : null;
}

export type CallOptions = {
  signal?: AbortSignal;
  /** Repeating a request with the same key returns the first response again. */
  idempotencyKey?: string;
};

/** Calls a route of the contract by its address. Resolves to its response; rejects with an ApiError. */
export async function call<A extends Address>(
  address: A,
  args: RequestOf<A>,
  options: CallOptions = {},
): Promise<AnswerOf<A>> {
  return (await callWithHeaders(address, args, options)).body;
}

/** One page of a list, and its total length (`x-total-count`). */
export async function callForPage<A extends Address>(
  address: A,
  args: RequestOf<A>,
  options: CallOptions = {},
): Promise<{ items: AnswerOf<A>; total: number }> {
  const { items, total } = await callForCountedPage(address, args, { ...options, counted: null });
  return { items, total };
}

/** The same, with another number from the header `counted`. */
export async function callForCountedPage<A extends Address>(
  address: A,
  args: RequestOf<A>,
  { counted, ...options }: CallOptions & { counted: string | null },
): Promise<{ items: AnswerOf<A>; total: number; count: number }> {
  const { body, headers } = await callWithHeaders(address, args, options);
  return {
    items: body,
    total: Number(headers.get(TOTAL_HEADER)),
    count: counted === null ? 0 : Number(headers.get(counted)),
  };
}

/**
 * Lets the browser answer presses before it goes on, where it can. A screen asks for several things at once, and sending
 * them all in one go holds up a slow phone.
 */
const letPressesIn = async (): Promise<void> => {
  // Missing in Safari, although its type says otherwise.
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  await scheduler?.yield();
};

/** Calls a route; returns the answer's headers, too. */
export async function callWithHeaders<A extends Address>(
  address: A,
  args: RequestOf<A>,
  options: CallOptions = {},
): Promise<{ headers: Headers; body: AnswerOf<A> }> {
  const { body } = args as { body?: unknown };
  const [method = ''] = address.split(' ');
  if (method === 'GET') {
    await letPressesIn();
    await mayRead();
  }
  const wasOffline = isOffline();
  const onLoss = (error: unknown): never => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteUnreachable();
    const sent = {
      isOffline: wasOffline && isOffline(),
      method,
      isKeyed: options.idempotencyKey !== undefined,
    };
    throw noteFailure(new ApiError(0, unanswered(sent)));
  };
  const response = await fetch(urlOf(address, args), {
    method,
    credentials: 'include',
    headers: headersFor(body, options),
    body: body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
  }).catch(onLoss);
  noteReached();
  noteServerTime(response.headers.get('x-server-time'));
  // The connection may be lost within the answer.
  const text = await response.text().catch(onLoss);
  const json: unknown = text === '' ? null : parseJson(text);
  if (!response.ok) throw noteFailure(new ApiError(response.status, json ?? {}));
  return { headers: response.headers, body: json as AnswerOf<A> };
}

/** Where the route at an address is found, also for links and streams. */
export function urlOf<A extends Address>(address: A, args: Omit<RequestOf<A>, 'body'>): string {
  const { params = {}, query = {} } = args as { params?: Record<string, string>; query?: object };
  const [, path = ''] = address.split(' ');
  const filled =
    BASE + path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

function headersFor(body: unknown, options: CallOptions): Record<string, string> {
  const email = readJson<{ email?: string }>(AUTH_USER_KEY)?.email;
  const organizationId = chosenOrganizationId();
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    // Sent for information; the server never trusts it. Headers cannot contain other characters.
    ...(email && /^[\x21-\x7e]+$/.test(email) && { 'x-user-email': email }),
    ...(organizationId && { 'x-organization-id': organizationId }),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
