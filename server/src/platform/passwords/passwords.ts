import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { DomainError } from '../http/domain-error.ts';
import { makeTurns, type Turn } from '../turns.ts';

/** The cost of a hash. `memoryKiB` is in use while one hash is computed. */
export type PasswordCost = { memoryKiB: number; passes: number };

/** argon2id, 64 MiB, three passes: 50 to 250 ms. */
export const PASSWORD_COST: PasswordCost = { memoryKiB: 64 * 1024, passes: 3 };

/** As good as none, for tests. */
export const QUICK_PASSWORD_COST: PasswordCost = { memoryKiB: 64, passes: 1 };

/**
 * Whoever has proved nothing yet waits by turns: those of a network share one (`of`). Without a turn the work is for
 * somebody who is signed in or has come by a link, and goes first.
 * @throws DomainError unavailable if too many hashes are waiting
 */
export type Passwords = {
  /** The hash to store, in PHC format (it includes its own salt and cost). */
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Whether `password` matches the hash. With `null` (no such account, or one without a password), and with a hash that
   * was cheaper when it was made, the answer comes after the same work, because the time must not reveal whether an
   * account exists.
   */
  verifyOrDummy(stored: string | null, password: string, turn?: Turn): Promise<boolean>;
  /** Whether the hash was cheaper to make than those of today, so that a new one should be stored. */
  isOutdated(stored: string): boolean;
};

const PROVED: Turn = { of: 'proved', isFirst: true };
/** What one pass can do its work with; argon2 demands 8. */
const LEAST_MEMORY_KIB = 8;

/** About five seconds of work; people further back would give up before their password is checked. */
const MAX_WAITING = 200;

/**
 * Password hashing with at most `concurrency` hashes at a time. Each needs 64 MiB and a thread of the pool, so many
 * sign-ins at once should queue rather than exhaust the machine, and should be refused rather than queue without end.
 * Only tests lower `cost`.
 */
export function createPasswords(options: { cost?: PasswordCost; concurrency?: number } = {}): Passwords {
  const { cost = PASSWORD_COST, concurrency = 2 } = options;
  const queue = makeTurns({
    concurrency,
    maxWaiting: MAX_WAITING,
    refuse: () => new DomainError('unavailable'),
  });
  const dummy = unmatchableHash(cost);
  return {
    // The library's default algorithm is argon2id.
    hash: (password, turn = PROVED) => queue.run(() => hash(password, optionsOf(cost)), turn),
    verifyOrDummy: (stored, password, turn = PROVED) =>
      queue.run(async () => {
        const matches = await verify(stored ?? dummy, password);
        const missing = stored === null ? null : missingCost(stored, cost);
        if (missing) await hash(password, optionsOf(missing));
        return matches && stored !== null;
      }, turn),
    isOutdated: (stored) => missingCost(stored, cost) !== null,
  };
}

const optionsOf = ({ memoryKiB, passes }: PasswordCost) => ({
  memoryCost: memoryKiB,
  timeCost: passes,
  parallelism: 1,
});

/** What makes verifying against a cheaper hash as costly as against one of today; null if it is. */
function missingCost(stored: string, { memoryKiB, passes }: PasswordCost): PasswordCost | null {
  const { memoryCost, timeCost } = parseOptions(stored);
  const missing = memoryKiB * passes - (memoryCost ?? 0) * (timeCost ?? 0);
  if (missing < LEAST_MEMORY_KIB) return null;
  const passesLeft = Math.ceil(missing / memoryKiB);
  return { memoryKiB: Math.floor(missing / passesLeft), passes: passesLeft };
}

/** A well-formed hash of no password: verifying against it takes the usual time and never succeeds. */
function unmatchableHash({ memoryKiB, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$${base64(16)}$${base64(32)}`;
}

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password, in any case, is among the roughly 18,000 most common ones of at least eight characters. The list
 * is that of zxcvbn-ts, from published leaks. Unpacking it takes a moment, so it is done on first use and not at the
 * start.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readList();
  return (await commonest).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));
}
