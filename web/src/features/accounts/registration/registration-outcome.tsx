import { m } from '@chargerota/messages';
import type { PlanName } from '@chargerota/domain';
import { UserRoundCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { Outcome } from '../sign-in/outcome.tsx';
import { carryingIncomplete } from './incomplete.ts';

/** A sent registration whose organization could not be created. */
type Incomplete = { email: string; subscriptionPlan?: PlanName };
const stateOf = ({ email, subscriptionPlan }: Incomplete) => carryingIncomplete(email, subscriptionPlan);

/** The toasts about an incomplete registration; each offers a link to complete it. */
export function useIncompleteToasts() {
  const [, navigate] = useLocation();
  const show = (title: string, description: string, label: string, registration: Incomplete): void => {
    const onPress = (): void => navigate(paths.completeRegistration, { state: stateOf(registration) });
    toast({ title, description, tone: 'wait', action: { label, onPress } });
  };
  return {
    /** An earlier registration (status 409). */
    sayFound: (message: string, registration: Incomplete) =>
      show(
        m.accountsRegistration.incompleteRegistrationDetected,
        message,
        m.accountsRegistration.completeRegistration,
        registration,
      ),
    /** The registration that was just sent (status 206). */
    sayPartial: (message: string, registration: Incomplete) =>
      show(
        m.accountsRegistration.partialRegistration,
        message,
        m.accountsRegistration.completeSetup,
        registration,
      ),
  };
}

type FoundProps = { message: string; registration: Incomplete };

/** Shown beside the form, because the link to continue must stay after the toast has disappeared. */
export function IncompleteFound({ message, registration }: FoundProps): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces, because newer browsers return a promise, which an effect must not return.
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      <Notice
        tone="wait"
        title={message}
        action={
          <ButtonLink href={paths.completeRegistration} state={stateOf(registration)} look="primary">
            {m.accountsRegistration.completeRegistration}
          </ButtonLink>
        }
      >
        {m.accountsRegistration.theAccountOfEmailIs({ email: registration.email })}
      </Notice>
    </div>
  );
}

/** Replaces the form when the account was created but the organization was not. */
export const AccountCreated = ({ registration }: { registration: Incomplete }): ReactNode => (
  <Outcome
    Icon={UserRoundCheck}
    tone="wait"
    title={m.accountsRegistration.accountCreated}
    actions={
      <>
        <ButtonLink href={paths.completeRegistration} state={stateOf(registration)} look="primary" large>
          {m.accountsRegistration.completeNow}
        </ButtonLink>
        <ButtonLink href={paths.dashboard} look="quiet" large>
          {m.accountsRegistration.later}
        </ButtonLink>
      </>
    }
  >
    <p className="mute">{m.accountsRegistration.yourAccountWasCreatedBut}</p>
  </Outcome>
);
