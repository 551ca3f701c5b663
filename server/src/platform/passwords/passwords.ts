import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../http/domain-error.ts';
import { makeQueue } from '../queue.ts';

/** The cost of a hash. `memoryKiB` is in use while one hash is computed. */
export type PasswordCost = { memoryKiB: number; passes: number };

/** argon2id, 64 MiB, three passes; about 50 ms. */
export const PASSWORD_COST: PasswordCost = { memoryKiB: 64 * 1024, passes: 3 };

/** As good as none, for tests. */
export const QUICK_PASSWORD_COST: PasswordCost = { memoryKiB: 64, passes: 1 };

/** @throws DomainError unavailable if too many hashes are waiting, for any account */
export type Passwords = {
  /** The hash to store, in PHC format (it includes its own salt and cost). */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` matches the hash. With `null` (no such account, or one without a password) the answer is no
   * after the same work, because the time must not reveal whether an account exists.
   */
  verifyOrDummy(stored: string | null, password: string): Promise<boolean>;
};

/** About five seconds of work; people further back would give up before their password is checked. */
const MAX_WAITING = 200;

/**
 * Password hashing with at most `concurrency` hashes at a time. Each needs 64 MiB and a thread of the pool, so many
 * sign-ins at once should queue rather than exhaust the machine, and should be refused rather than queue without end.
 * Only tests lower `cost`.
 */
export function createPasswords(options: { cost?: PasswordCost; concurrency?: number } = {}): Passwords {
  const { cost = PASSWORD_COST, concurrency = 2 } = options;
  const queue = makeQueue({
    concurrency,
    maxWaiting: MAX_WAITING,
    refuse: () => new DomainError('unavailable'),
  });
  const dummy = unmatchableHash(cost);
  return {
    // The library's default algorithm is argon2id.
    hash: (password) =>
      queue.run(() => hash(password, { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 })),
    verifyOrDummy: async (stored, password) => {
      const matches = await queue.run(() => verify(stored ?? dummy, password));
      return matches && stored !== null;
    },
  };
}

/** A well-formed hash of no password: verifying against it takes the usual time and never succeeds. */
function unmatchableHash({ memoryKiB, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$${base64(16)}$${base64(32)}`;
}

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
