import { makeLine, type Line } from '../line.ts';
import { DomainError } from './domain-error.ts';

/** Does `work` for an account when it is its turn. */
export type Turns = <T>(userId: string, work: () => T | Promise<T>) => Promise<T>;

/** An instance has ten connections to the database: one account, whose bookings wait for each other, leaves most free. */
const AT_ONCE = 4;
/** More than any screen asks for. */
const MOST_WAITING = 200;

/**
 * Each account's requests to this instance are done a few at a time, in a line of its own, which nobody else waits in.
 * @throws DomainError rate_limited when the line is too long
 */
export function makeTurns(): Turns {
  const lines = new Map<string, Line>();
  const refuse = () => new DomainError('rate_limited', [], { 'retry-after': '1' });
  return async (userId, work) => {
    const line = lines.get(userId) ?? makeLine({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, refuse });
    lines.set(userId, line);
    try {
      return await line.run(work);
    } finally {
      if (line.isEmpty()) lines.delete(userId);
    }
  };
}
