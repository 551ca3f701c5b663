import { m } from '@chargerota/messages';
import type { OperatorAccount } from '@chargerota/contract';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PasswordChange } from './password-change.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

export const isSetUp = ({ mustChangePassword, hasSecondFactor }: OperatorAccount): boolean =>
  hasSecondFactor && !mustChangePassword;

type Step = 'password' | 'app' | { codes: string[] };

type SetUpProps = { operator: OperatorAccount; onDone: () => void };

/** What is done before the portal opens: a password of one's own, and a second factor. */
export function SetUp({ operator, onDone }: SetUpProps): ReactNode {
  const [step, setStep] = useState<Step>(operator.mustChangePassword ? 'password' : 'app');
  // Of the account as it was at first: it changes with each step.
  const [total] = useState(Number(operator.mustChangePassword) + Number(!operator.hasSecondFactor));
  const title = TITLES[typeof step === 'string' ? step : 'codes'];
  const heading = useRef<HTMLHeadingElement>(null);
  // The step before it had the focus; the forms take it from here.
  useEffect(() => {
    if (typeof step !== 'string') heading.current?.focus();
  }, [step]);
  const number = step === 'password' ? 1 : total;
  return (
    <section className="form mt-24" aria-labelledby="set-up-step">
      <div className="form">
        {total > 1 && <p className="sm mute">{m.operatorPortal.stepNumberOfTotal({ number, total })}</p>}
        <h2 className="strong" id="set-up-step" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {step === 'password' && <p className="mute">{m.operatorPortal.yourPresentOneWasGenerated}</p>}
      </div>
      {step === 'password' && (
        <PasswordChange
          username={operator.username}
          onDone={() => (operator.hasSecondFactor ? onDone() : setStep('app'))}
        />
      )}
      {step === 'app' && <SecondFactorSetup replaces={false} onDone={(codes) => setStep({ codes })} />}
      {typeof step !== 'string' && <RecoveryCodes codes={step.codes} onDone={onDone} />}
    </section>
  );
}

const TITLES = {
  password: m.operatorPortal.chooseAPasswordOfYour,
  app: m.operatorPortal.switchOnTheSecondFactor,
  codes: m.operatorPortal.yourRecoveryCodes,
};
