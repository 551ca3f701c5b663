import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { rulesKeptBy } from './new-password.ts';
import './passwords.css';

/** The rules for a new password, ticked off while it is typed. */
export const PasswordRulesList = ({ password }: { password: string }): ReactNode => (
  <ul className="pw-rules">
    {rulesKeptBy(password).map(({ rule, isKept }) => (
      <li key={rule} className={isKept ? 'is-kept' : undefined}>
        {isKept ? (
          <Check className="ic ic-16" aria-hidden="true" />
        ) : (
          <Circle className="ic ic-16" aria-hidden="true" />
        )}
        {rule}
        <span className="vh">{isKept ? ', done' : ', missing'}</span>
      </li>
    ))}
  </ul>
);
