import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { stepPath } from './steps.ts';
import type { Step } from './steps.ts';
import { Link } from 'wouter';

const WORDS: Readonly<Record<Step, string>> = { profile: 'Profile', plan: 'Plan', details: 'Details' };

/** The wizard's steps; completed ones can be opened again. */
export function Progress({ steps, step }: { steps: readonly Step[]; step: Step }): ReactNode {
  const here = steps.indexOf(step);
  return (
    <ol className="cre-steps" aria-label={`Step ${here + 1} of ${steps.length}`}>
      {steps.map((each, index) => (
        <li
          key={each}
          className={index <= here ? 'is-on' : undefined}
          {...(index === here && { 'aria-current': 'step' })}
        >
          {index < here ? (
            <Link href={stepPath(each)}>
              <Check className="ic ic-16" aria-hidden="true" />
              {WORDS[each]}
            </Link>
          ) : (
            <span>
              <span className="fig">{index + 1}</span>
              {WORDS[each]}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
