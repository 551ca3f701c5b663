import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/page.tsx';
import { toast } from '../../../../ui/toast.ts';
import { undoBy } from '../../../../ui/use-undo.ts';
import type { FirstStep } from './first-steps.ts';
import type { FirstSteps } from './use-first-steps.ts';
import './first-run.css';

/** What an administrator of a new organization does first: what each step brings, and the form that does it. */
export function FirstRun({ steps, see, putAway, takeOut }: FirstSteps): ReactNode {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const away = (): void => {
    putAway();
    toast({
      title: 'First Steps Put Away',
      description: 'All of it is on the organization’s screen at any time.',
      tone: 'off',
      ...undoBy(takeOut),
    });
  };
  return (
    <Section
      title="First steps"
      actions={
        <Button look="quiet" onClick={away}>
          Put away
        </Button>
      }
    >
      <p className="mute sm">
        {done} of {steps.length} done
      </p>
      <ol className="first-steps">
        {steps.map((step) => (
          <Step
            key={step.id}
            step={step}
            isNext={step === next}
            onOpen={() => {
              see(step.id);
              showOpenedTab();
            }}
          />
        ))}
      </ol>
    </Section>
  );
}

/** On the organization's own screen the form opens in a tab below, which a phone does not show. */
const showOpenedTab = (): void => {
  requestAnimationFrame(() => document.querySelector('main [role="tablist"]')?.scrollIntoView());
};

type StepProps = { step: FirstStep; isNext: boolean; onOpen: () => void };

function Step({ step: { title, text, action, href, isDone }, isNext, onOpen }: StepProps): ReactNode {
  return (
    <li className="first-step" data-done={isDone || undefined}>
      <span className="first-sign" aria-hidden="true">
        {isDone && <Check className="ic ic-16" />}
      </span>
      <span className="first-words">
        <b className="strong">
          {title}
          {isDone && <span className="vh">, done</span>}
        </b>
        {!isDone && <span className="mute sm">{text}</span>}
      </span>
      {!isDone && href !== null && (
        <ButtonLink href={href} look={isNext ? 'primary' : 'line'} onClick={onOpen}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
