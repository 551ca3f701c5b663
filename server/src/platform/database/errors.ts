import { DatabaseError } from 'pg';

/** What PostgreSQL said about a failed statement. Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export type PgError = { code: string; constraint: string | undefined; detail: string | undefined };

/**
 * The server's error inside `error` (Drizzle wraps it as `cause`), or undefined when it isn't one. By its class, not by the
 * look of its code: `EPIPE`, which the system says of a lost connection, has five characters like a SQLSTATE.
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

/** Whether an EXCLUDE constraint (that one, when named) refused the row: two bookings overlap. */
export const isExclusionViolation = (error: unknown, constraint?: string) =>
  violates('23P01', error, constraint);

/** Whether a UNIQUE constraint or index (that one, when named) refused the row. */
export const isUniqueViolation = (error: unknown, constraint?: string) =>
  violates('23505', error, constraint);

function violates(code: string, error: unknown, constraint: string | undefined): boolean {
  const found = pgError(error);
  return found?.code === code && (constraint === undefined || found.constraint === constraint);
}

/**
 * Lost or refused connections (08, and what a server says while it stops, starts or has no room), lost conflicts, what took
 * longer than openDatabase allows: for a lock (55P03), a statement (57014), between two statements (25P03); and a server
 * that takes no writes (25006), as a standby that is about to be promoted.
 */
const UNAVAILABLE = /^(?:08|57P0|53|40001$|40P01$|55P03$|57014$|25P03$|25006$)/;
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
/** The driver gives these no code. */
const NO_CONNECTION =
  /timeout exceeded when trying to connect|^Connection terminated|^Client .* is not queryable$|^Query read timeout$/;

/** Whether the database could not be asked, or not in time: the same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const found = pgError(error);
  if (found) return UNAVAILABLE.test(found.code);
  for (let current = error; current instanceof Error; current = current.cause) {
    if (NO_CONNECTION.test(current.message) || isUnreachable(current)) return true;
  }
  return false;
}

function isUnreachable(error: Error): boolean {
  const code = errorCode(error) ?? '';
  // A socket that is not there, but not just any file.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return UNREACHABLE.includes(code);
}

/** The code of an error of Node's or PostgreSQL's (`EEXIST`, `ECONNREFUSED`, `57P03`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
