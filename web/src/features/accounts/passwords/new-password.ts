import { replacingPassword } from '@chargerota/contract';
import * as z from 'zod';

/** A password that takes another's place, typed twice. For forms that extend it; they add `requireSamePassword`. */
export const newPasswordFields = z.object({ newPassword: replacingPassword, confirmPassword: z.string() });
export type NewPasswordValues = z.input<typeof newPasswordFields>;

/** For `superRefine`. */
export function requireSamePassword(values: NewPasswordValues, context: z.RefinementCtx): void {
  if (values.newPassword !== values.confirmPassword)
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'Passwords do not match' });
}

export const newPasswordSchema = newPasswordFields.superRefine(requireSamePassword);

/** The rules in few words, and what the contract says of a password that breaks them. */
const RULES = [
  ['At least 8 characters', 'Password must be at least 8 characters'],
  ['One uppercase letter', 'Password must contain at least one uppercase letter'],
  ['One lowercase letter', 'Password must contain at least one lowercase letter'],
  ['One number', 'Password must contain at least one number'],
] as const;

/** Each rule and whether a password keeps it, as the contract judges it. */
export function rulesKeptBy(password: string): { rule: string; isKept: boolean }[] {
  const issues = replacingPassword.safeParse(password).error?.issues ?? [];
  const complaints = new Set(issues.map(({ message }) => message));
  return RULES.map(([rule, complaint]) => ({ rule, isKept: !complaints.has(complaint) }));
}
