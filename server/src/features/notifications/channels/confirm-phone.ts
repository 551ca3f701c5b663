import { m } from '@chargerota/messages';
import { createHash, randomInt } from 'node:crypto';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import type { Tell } from '../../../platform/followers.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import type { SmsOutcome } from '../../../platform/sms/sms.ts';
import { isSameSecret } from '../../../platform/tokens.ts';
import { forgetConfirmedPhone, recordConfirmedPhone } from '../../accounts/profile/text-messages.ts';
import { holdSignedIn } from '../../accounts/sessions/hold-signed-in.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { phoneNumber } from './phone-number.ts';
import { deleteConfirmation, replaceConfirmation, takeConfirmation, takeGuess } from './phone-store.ts';

const CODE_MINUTES = 10;
const MOST_GUESSES = 5;

/**
 * Sends a code to a number, even if another account has that number too.
 * @throws DomainError channel_not_ready, phone_not_valid, channel_failed, rate_limited
 */
export async function sendPhoneCode(
  deps: AppDeps,
  { userId }: UserScope,
  { phone: written, address }: { phone: string; address: string },
): Promise<{ phone: string; expiresAt: Date }> {
  if (!deps.sms) throw new DomainError('channel_not_ready');
  const phone = phoneNumber(written);
  if (phone === null) throw new DomainError('phone_not_valid');
  await limitCodes(deps, { userId, phone, address });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CODE_MINUTES * 60_000);
  const codeHash = hashOf(code, userId);
  await replaceConfirmation(deps.database.drizzle, { userId, phone, codeHash, expiresAt, createdAt });
  const body = m.sentNotifications.chargeRotaCodeIsYourCode({ code, minutes: CODE_MINUTES });
  const outcome = await deps.sms.send({ to: phone, body });
  if (!outcome.sent) {
    await takeConfirmation(deps.database.drizzle, userId, codeHash);
    throw refusalOf(outcome);
  }
  return { phone, expiresAt };
}

async function limitCodes(deps: AppDeps, who: { userId: string; phone: string; address: string }) {
  await limitAttempts(deps, CHANNEL_LIMITS.phoneCodeByAddress, who.address);
  await limitAttempts(deps, CHANNEL_LIMITS.phoneCodeByAccount, who.userId);
  await limitAttempts(deps, CHANNEL_LIMITS.phoneCodeByAccountADay, who.userId);
  await limitAttempts(deps, CHANNEL_LIMITS.phoneCodeByNumber, who.phone);
}

function refusalOf({ stopped, retry }: SmsOutcome & { sent: false }): DomainError {
  if (stopped)
    return new DomainError('channel_failed', [
      {
        code: 'stopped',
        message: m.sentNotifications.thisNumberHasAnsweredSTOP,
      },
    ]);
  if (!retry) return new DomainError('phone_not_valid');
  return new DomainError('channel_failed');
}

/**
 * Confirms the number that the code was sent to; text messages go there from now on.
 * @throws DomainError phone_code_wrong, rate_limited
 */
export async function confirmPhone(deps: AppDeps, scope: UserScope, code: string): Promise<void> {
  const { database, clock } = deps;
  const { userId } = scope;
  await limitAttempts(deps, CHANNEL_LIMITS.confirmPhoneByAccount, userId);
  const now = clock.now();
  // Outside the transaction, so that every guess counts.
  const waiting = await takeGuess(database.drizzle, userId, { most: MOST_GUESSES, now });
  const isRight = waiting !== null && isSameSecret(waiting.codeHash, hashOf(code, userId));
  if (!isRight) throw new DomainError('phone_code_wrong');
  await inTransaction(database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: userId }]);
    await holdSignedIn(tx, scope);
    if (!(await takeConfirmation(tx, userId, waiting.codeHash))) throw new DomainError('phone_code_wrong');
    await recordConfirmedPhone(tx, deps.tell, { userId, phone: waiting.phone }, now);
  });
}

/**
 * Sends no more text messages to the account's number, and voids a code that was sent. Call it while holding the
 * account.
 */
export async function endPhoneConfirmation(tx: Tx, tell: Tell, userId: string, now: Date): Promise<void> {
  await deleteConfirmation(tx, userId);
  await forgetConfirmedPhone(tx, tell, userId, now);
}

const hashOf = (code: string, userId: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex');
