import { m } from '@chargerota/messages';
import { newPassword, resettingPassword } from '@chargerota/contract/forms';
import type { PasswordStrength } from '@chargerota/domain';
import * as z from 'zod';

/** A new password, typed twice. Forms extend these fields and add `requireSamePassword`. */
export const newPasswordFields = z.object({ newPassword, confirmPassword: z.string() });
export type NewPasswordValues = z.input<typeof newPasswordFields>;

/** Refuses two passwords that differ. For Zod's `superRefine`. */
export function requireSamePassword(values: NewPasswordValues, context: z.RefinementCtx): void {
  if (values.newPassword !== values.confirmPassword)
    context.addIssue({
      code: 'custom',
      path: ['confirmPassword'],
      message: m.accountsPasswords.passwordsDoNotMatch,
    });
}

/** A password that is set by a link has to keep more rules. */
export const resetPasswordSchema = newPasswordFields
  .extend({ newPassword: resettingPassword })
  .superRefine(requireSamePassword);

const RULES = ['length', 'uppercase', 'lowercase', 'digit'] as const;
type Rule = (typeof RULES)[number];

/** What the contract's patterns look for. */
const LETTERS: readonly (readonly [letters: string, Rule])[] = [
  [String.raw`\p{Lu}`, 'uppercase'],
  [String.raw`\p{Ll}`, 'lowercase'],
  [String.raw`\p{Nd}`, 'digit'],
];

function ruleOf(issue: z.core.$ZodIssue): Rule | undefined {
  if (issue.code === 'too_small') return 'length';
  if (issue.code !== 'invalid_format') return undefined;
  return LETTERS.find(([letters]) => issue.pattern?.includes(letters))?.[1];
}

/** Each rule, and whether the contract accepts the password by it. */
export function rulesKeptBy(password: string): { rule: Rule; isKept: boolean }[] {
  const broken = new Set(resettingPassword.safeParse(password).error?.issues.map(ruleOf));
  return RULES.map((rule) => ({ rule, isKept: !broken.has(rule) }));
}

/** The strength of a password that is set by a link: weak while it breaks a rule, which the hint then names. */
export function ifAccepted({ score, hint }: PasswordStrength, password: string): PasswordStrength {
  const broken = rulesKeptBy(password).find(({ isKept }) => !isKept);
  return broken
    ? { score: score === 0 ? 0 : 1, hint: m.accountsPasswords.ruleNeeded[broken.rule] }
    : { score, hint };
}
