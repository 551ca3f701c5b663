import { m } from '@chargerota/messages';
import * as z from 'zod';

const TOO_SHORT = () => m.refusalsFields.passwordMustBeAtLeast;

const TOO_LONG = () => m.refusalsFields.passwordMustBeAtMost;

/**
 * A new password. Its length is limited because argon2 reads every byte: a huge one would waste the server's time. The
 * server also refuses common passwords and those made of the person's own words (`refuseWeakPassword`).
 */
export const newPassword = z
  .string({ error: TOO_SHORT })
  .min(8, { error: TOO_SHORT })
  .max(200, { error: TOO_LONG });

/** A password that is set by a link must meet stricter rules. */
export const resettingPassword = newPassword
  .regex(/\p{Lu}/u, { error: () => m.refusalsFields.passwordMustContainAtLeast })
  .regex(/\p{Ll}/u, { error: () => m.refusalsFields.passwordMustContainAtLeastOne })
  .regex(/\p{Nd}/u, { error: () => m.refusalsFields.passwordMustContainAtLeastOneNumber });

/** An existing password, to be compared. */
export const givenPassword = z
  .string({ error: () => m.refusalsFields.passwordIsRequired })
  .min(1, { error: () => m.refusalsFields.passwordIsRequired })
  .max(200, { error: TOO_LONG });

export const passwordToConnect = z.strictObject({ password: givenPassword });

/** Whoever signed in longer than 15 minutes ago enters the password for these; an account without one signs in again. */
export const askedPassword = { currentPassword: givenPassword.optional() };
