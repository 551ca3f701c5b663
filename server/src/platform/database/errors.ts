import { DatabaseError } from 'pg';

/** PostgreSQL's error for a failed statement. Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export type PgError = { code: string; constraint: string | undefined; detail: string | undefined };

/**
 * The server's error inside `error` (Drizzle wraps it as `cause`), or undefined if there is none. It is recognised by
 * its class and not by its code: `EPIPE`, the system's code for a lost connection, has five characters like a SQLSTATE.
 */
export function pgError(error: unknown): PgError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError && current.code !== undefined) {
      const { code, constraint, detail } = current;
      return { code, constraint, detail };
    }
  }
  return undefined;
}

/** Whether an EXCLUDE constraint (the named one, if given) refused the row: two bookings overlap. */
export const isExclusionViolation = (error: unknown, constraint?: string) =>
  violates('23P01', error, constraint);

/** Whether a statement was refused because another one of its transaction had failed. */
export const isRefusedAfterFailure = (error: unknown): boolean => pgError(error)?.code === '25P02';

/** Whether a UNIQUE constraint or index (the named one, if given) refused the row. */
export const isUniqueViolation = (error: unknown, constraint?: string) =>
  violates('23505', error, constraint);

function violates(code: string, error: unknown, constraint: string | undefined): boolean {
  const found = pgError(error);
  return found?.code === code && (constraint === undefined || found.constraint === constraint);
}

/**
 * Lost or refused connections (08, and the codes of a server that stops, starts or has no room), lost conflicts, and
 * exceeded limits of openDatabase: for a lock (55P03), a statement (57014), and between two statements (25P03). Also a
 * server that takes no writes (25006), such as a standby that is about to be promoted.
 */
const UNAVAILABLE = /^(?:08|57P0|53|40001$|40P01$|55P03$|57014$|25P03$|25006$)/;
const LOSS = /^(?:08|57P0[123]$|25006$)/;
const UNREACHABLE = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];
/** Messages of the driver for errors that have no code. */
const NO_CONNECTION =
  /timeout exceeded when trying to connect|^timeout expired$|^Connection terminated|^Client .* is not queryable$|^Query read timeout$/;

/** A host, or each of several, was reached and takes none, or could not be reached. */
export class TakesNoWrites extends Error {}

/** Whether the server has not answered in time, so that nobody knows what became of the statement. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && (error.message === 'Query read timeout' || isUnanswered(error.cause));

/** Whether the database could not be reached, or not in time. The same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const found = pgError(error);
  return found ? UNAVAILABLE.test(found.code) : isWithoutConnection(error);
}

/** Whether the server does not write (any more), which is said before anything is committed. */
export const isReadOnly = (error: unknown): boolean => pgError(error)?.code === '25006';

/**
 * Whether the connection was lost or refused, or the server stops, starts or takes no writes, as when another takes over.
 * Not when it has kept somebody waiting.
 */
export function isLoss(error: unknown): boolean {
  const found = pgError(error);
  return found ? LOSS.test(found.code) : !isUnanswered(error) && isWithoutConnection(error);
}

function isWithoutConnection(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof TakesNoWrites || NO_CONNECTION.test(current.message) || isUnreachable(current))
      return true;
  }
  return false;
}

function isUnreachable(error: Error): boolean {
  const code = errorCode(error) ?? '';
  // A missing socket, as opposed to any other missing file.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return UNREACHABLE.includes(code);
}

/** The code of an error from Node or PostgreSQL (`EEXIST`, `ECONNREFUSED`, `57P03`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
