import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which the app shows a code; codes of one step before and after are taken as well, for clocks that differ. */
const PERIOD = 30;
const STEPS_AROUND = 1;

const totp = (secret: string, username = ''): TOTP =>
  new TOTP({ issuer: 'ChargeRota', label: username, secret: Secret.fromBase32(secret), period: PERIOD });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from the QR code. */
export const totpUrl = (secret: string, username: string): string => totp(secret, username).toString();

/** The time step whose code this is, of those that are taken now; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}

/** Whether a code has the form of the app's; any other is a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Without spaces and hyphens, as a person may have typed them. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

const RECOVERY_CODES = 10;
/** Neither `0` and `o` nor `1`, `i` and `l`, and no vowels that could form words. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';

/** Codes of 28 characters (133 bits) in seven groups, to be shown once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 7 }, () =>
      Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    ).join('-'),
  );

/** The stored form of a recovery code. It is random and long, so a quick hash is enough. */
export const hashRecoveryCode = (code: string, salt = randomBytes(16).toString('base64url')) => ({
  salt,
  codeHash: createHash('sha256')
    .update(salt + plainCode(code))
    .digest('hex'),
});
