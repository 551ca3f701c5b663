import { newPassword, resettingPassword } from '@chargerota/contract/forms';
import type { PasswordStrength } from '@chargerota/domain';
import * as z from 'zod';

/** A new password, typed twice. Forms extend these fields and add `requireSamePassword`. */
export const newPasswordFields = z.object({ newPassword, confirmPassword: z.string() });
export type NewPasswordValues = z.input<typeof newPasswordFields>;

/** Refuses two passwords that differ. For Zod's `superRefine`. */
export function requireSamePassword(values: NewPasswordValues, context: z.RefinementCtx): void {
  if (values.newPassword !== values.confirmPassword)
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'Passwords do not match' });
}

/** A password that is set by a link has to keep more rules. */
export const resetPasswordSchema = newPasswordFields
  .extend({ newPassword: resettingPassword })
  .superRefine(requireSamePassword);

/** These rules in a few words, and the contract's message for a password that breaks them. */
const RULES = [
  ['At least 8 characters', 'Password must be at least 8 characters'],
  ['One uppercase letter', 'Password must contain at least one uppercase letter'],
  ['One lowercase letter', 'Password must contain at least one lowercase letter'],
  ['One number', 'Password must contain at least one number'],
] as const;

/** Each rule, and whether the contract accepts the password by it. */
export function rulesKeptBy(password: string): { rule: string; isKept: boolean }[] {
  const issues = resettingPassword.safeParse(password).error?.issues ?? [];
  const complaints = new Set(issues.map(({ message }) => message));
  return RULES.map(([rule, complaint]) => ({ rule, isKept: !complaints.has(complaint) }));
}

/** The strength of a password that is set by a link: weak while it breaks a rule, which the hint then names. */
export function ifAccepted({ score, hint }: PasswordStrength, password: string): PasswordStrength {
  const broken = rulesKeptBy(password).find(({ isKept }) => !isKept);
  return broken ? { score: score === 0 ? 0 : 1, hint: `${broken.rule} is needed.` } : { score, hint };
}
