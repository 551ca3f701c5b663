import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { passwordStrength } from '@chargerota/domain';
import type { PasswordStrength as Strength } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useSettled } from '../../../lib/use-over-time.ts';
import { TickMeter } from '../../../ui/tick-meter.tsx';
import './passwords.css';

/** A hint that says no more than the word. */
const NO_HINTS: readonly string[] = [m.rulesPasswordRules.good, m.rulesPasswordRules.strong];
/** The highest score. */
const MOST = 4;
/** Ticks for each step; the meter is always as long as its field. */
const TICKS_A_STEP = 10;
const TICKS = TICKS_A_STEP * MOST;
/** The word is read out only after a pause in typing of this length. */
const PAUSE_MS = 500;

type PasswordStrengthProps = {
  password: string;
  /** The person's own names and address, which attackers guess first. */
  about: readonly string[];
  /** Corrects the estimate where a password has to keep more rules. */
  correct?: ((estimate: Strength, password: string) => Strength) | undefined;
  /** Shown until something is typed. */
  rule?: string | undefined;
};

/** Shows how hard a password is to guess while it is typed: ticks, a word and a hint. */
export function PasswordStrength({ password, about, correct, rule }: PasswordStrengthProps): ReactNode {
  const estimate = passwordStrength(password, about);
  const strength = correct ? correct(estimate, password) : estimate;
  const words = useSettled(password === '' ? null : wordsFor(strength), PAUSE_MS);
  const isWeak = password !== '' && strength.score < 2;
  return (
    <div className={isWeak ? 'pw-strength is-weak' : 'pw-strength'}>
      <TickMeter count={password === '' ? 0 : (strength.score || 0.5) * TICKS_A_STEP} limit={TICKS} />
      <output className="hint">
        {words ? (
          <Rich
            of={m.accountsPasswords.passwordStrength}
            vh={(it) => <span className="vh">{it}</span>}
            strength={words}
          />
        ) : (
          rule
        )}
      </output>
    </div>
  );
}

/** `Fair. Longer is better: add a word or two.`; a good password gets no hint. */
function wordsFor({ score, hint }: Strength): string {
  const word = m.accountsPasswords.strength[score];
  return NO_HINTS.includes(hint) ? word : `${word} ${hint}`;
}
