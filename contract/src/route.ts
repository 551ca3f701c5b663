import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call a route. Every definition names one; the server refuses to start without it. */
export type Access =
  /** Open to the world; `why` says what makes that safe. */
  | { kind: 'anyone'; why: string }
  /** Any signed-in account, whatever its status; it may act on its own rows only. */
  | { kind: 'signedIn' }
  /** An approved account with an active membership in the organization concerned. */
  | { kind: 'member'; permission: string }
  /** As `member`, with the role admin. */
  | { kind: 'organizationAdmin'; permission: string }
  /**
   * A signed-in operator of the installation, whose account is set up: with a password of their own and a second
   * factor. Without these they may use only the routes that set it up.
   */
  | { kind: 'operator'; alsoBeforeSetUp?: true };

// `as const` keeps the kind in the type: the server derives from it which scope a handler gets.
export const anyone = (why: string) => ({ kind: 'anyone', why }) as const satisfies Access;
export const signedIn = { kind: 'signedIn' } as const satisfies Access;
export const member = (permission: string) => ({ kind: 'member', permission }) as const satisfies Access;
export const organizationAdmin = (permission: string) =>
  ({ kind: 'organizationAdmin', permission }) as const satisfies Access;
export const operator = { kind: 'operator' } as const satisfies Access;
export const operatorSettingUp = { kind: 'operator', alsoBeforeSetUp: true } as const satisfies Access;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export type RouteDefinition = {
  method: Method;
  /** With `:name` parameters, each described in `params`. */
  path: `/${string}`;
  /** One line for the API reference. */
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A strict object: unknown fields are refused. */
  body?: z.ZodType;
  /** The body of a success. `z.null()` stands for an empty answer (204). */
  response: z.ZodType;
  /**
   * The media type of a success; JSON by default. For other types `response` describes the text, or each event of a
   * stream.
   */
  produces?: 'application/pdf' | 'text/calendar' | 'text/csv' | 'text/event-stream' | 'text/xml';
  /** Status of a success; 200 unless given. */
  status?: 200 | 201 | 204;
  /**
   * Another success, which the handler chooses by `reply.status(…)`: a partial one, with a body of the same shape, or
   * that nothing has changed, without a body.
   */
  alsoStatus?: 206 | 304;
  /** Accepts posts from pages of other sites, which come without our cookies: a secret in the request must decide. */
  takesOtherSites?: true;
  /** The codes that this route may refuse with, beside those of every route with its kind of access ({@link refusalsOf}). */
  errors?: readonly ErrorCode[];
};

/** Refusals for callers that may not use a route, may not act on the row it names, or send too many requests. */
const ACCESS_ERRORS = [
  'unauthenticated',
  'forbidden',
  'not_admin',
  'account_not_approved',
  'account_rejected',
  'account_suspended',
  'membership_not_active',
  'no_organization',
  'operator_not_set_up',
  'rate_limited',
] as const satisfies readonly ErrorCode[];

/** Refusals that any request may get: it comes from another site, is malformed, takes too long, or meets a fault. */
const COMMON_ERRORS = [
  'origin_refused',
  'not_found',
  'invalid_input',
  'malformed_request',
  'malformed_body',
  'request_timeout',
  'headers_too_large',
  'body_too_large',
  'unsupported_media_type',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

/**
 * Every code that a route may refuse with. The API reference lists them; a test fails if it gets a code that is not
 * listed.
 */
export function refusalsOf({ access, errors = [] }: RouteDefinition): Set<ErrorCode> {
  return new Set([...errors, ...(access.kind === 'anyone' ? [] : ACCESS_ERRORS), ...COMMON_ERRORS]);
}

/** Declares a route once for both sides: the server binds it, the client calls it, OpenAPI describes it. */
export function defineRoute<const D extends RouteDefinition>(definition: D): D {
  return definition;
}

type Sent<D, K extends 'params' | 'body'> =
  D extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;
type Received<D, K extends 'params' | 'query' | 'body'> =
  D extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** The validated input of a route's handler. */
export type RouteInput<D extends RouteDefinition> = {
  params: Received<D, 'params'>;
  query: Received<D, 'query'>;
  body: Received<D, 'body'>;
};

type NoUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The query may be left out if all its fields are optional. */
type SentQuery<D> =
  D extends Record<'query', infer S extends z.ZodType>
    ? Partial<z.input<S>> extends z.input<S>
      ? { query?: z.input<S> }
      : { query: z.input<S> }
    : unknown;

/** The arguments for calling a route: only the parts that the route has. */
export type RouteArguments<D extends RouteDefinition> = NoUndefined<{
  params: Sent<D, 'params'>;
  body: Sent<D, 'body'>;
}> &
  SentQuery<D>;

export type RouteResponse<D extends RouteDefinition> = z.output<D['response']>;
