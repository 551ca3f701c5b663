import * as z from 'zod';

const TOO_SHORT = 'Password must be at least 8 characters';

const tooLong = 'Password must be at most 200 characters';

/**
 * A new password. Its length is limited because argon2 reads every byte: a huge one would waste the server's time. The
 * server also refuses common passwords and those made of the person's own words (`refuseWeakPassword`).
 */
export const newPassword = z.string(TOO_SHORT).min(8, TOO_SHORT).max(200, tooLong);

/** A password that is set by a link must meet stricter rules. */
export const resettingPassword = newPassword
  .regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter')
  .regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter')
  .regex(/\p{Nd}/u, 'Password must contain at least one number');

/** An existing password, to be compared. */
export const givenPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(200, tooLong);

export const passwordToConnect = z.strictObject({ password: givenPassword });

/** Whoever signed in longer than 15 minutes ago enters the password for these; an account without one signs in again. */
export const askedPassword = { currentPassword: givenPassword.optional() };
