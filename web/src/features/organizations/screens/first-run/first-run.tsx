import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/page.tsx';
import type { FirstStep, Mark } from './first-steps.ts';
import type { FirstSteps } from './use-first-steps.ts';
import './first-run.css';

/** `folds`: on a phone the steps open by a press, since they would fill the screen before what stands below. */
type FirstRunProps = FirstSteps & { folds?: boolean };

/** What an administrator of a new organization does first: what each step brings, and the form that does it. */
export function FirstRun({ steps, markDone, putAway, shorten, folds = false }: FirstRunProps): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(!folds);
  /** How many were done when a step was marked as done. */
  const doneBefore = useRef(Infinity);
  const list = useRef<HTMLOListElement>(null);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  useEffect(() => {
    if (done <= doneBefore.current) return;
    doneBefore.current = Infinity;
    // The button that had the focus is gone with its step: the next one is what can be done now.
    list.current?.querySelector<HTMLElement>('.first-acts a')?.focus({ preventScroll: true });
  }, [done]);
  return (
    <Section
      title={m.organizationsFirstRun.firstSteps}
      actions={
        <>
          <p className="mute sm">{m.organizationsFirstRun.doneOfCountDone({ done, count: steps.length })}</p>
          {folds && (
            <Button
              look="quiet"
              className="first-toggle"
              aria-label={
                isOpen ? m.organizationsFirstRun.hideTheFirstSteps : m.organizationsFirstRun.showTheFirstSteps
              }
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? m.organizationsFirstRun.hide : m.organizationsFirstRun.show}
              <ChevronDown className="ic ic-16 turns" aria-hidden="true" />
            </Button>
          )}
        </>
      }
    >
      <div id={id} className="first-body" data-open={isOpen || undefined}>
        <ol ref={list} className="mt-4">
          {steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              isNext={step === next}
              onShorten={shorten}
              onDone={(mark) => {
                doneBefore.current = done;
                markDone(mark);
              }}
            />
          ))}
        </ol>
        <Button look="quiet" className="flush-start" onClick={putAway}>
          {m.organizationsFirstRun.dontShowAgain}
        </Button>
      </div>
    </Section>
  );
}

/**
 * On the organization's own screen the form opens in a tab below, which a phone does not show. An address that names a
 * part of the tab brings that into sight itself.
 */
function showOpenedTab(href: string): void {
  if (href.includes('#')) return;
  requestAnimationFrame(() => document.querySelector('main [role="tablist"]')?.scrollIntoView());
}

type StepProps = {
  step: FirstStep;
  isNext: boolean;
  onDone: (mark: Mark) => void;
  onShorten: () => void;
};

function Step({ step, isNext, onDone, onShorten }: StepProps): ReactNode {
  const { title, text, action, href, mark, offersShortForm, isDone } = step;
  return (
    <li className="first-step" data-done={isDone || undefined}>
      <span className="first-sign" aria-hidden="true">
        {isDone && <Check className="ic ic-16" />}
      </span>
      <span className="first-words">
        <b className="strong">
          {title}
          {isDone && <span className="vh"> {m.organizationsFirstRun.done}</span>}
        </b>
        {!isDone && <span className="mute sm">{text}</span>}
        {!isDone && offersShortForm && (
          <span className="mute sm">
            <Rich
              of={m.organizationsFirstRun.theFormAsksForVehicle}
              button={(it) => (
                <button type="button" className="link" onClick={onShorten}>
                  {it}
                </button>
              )}
            />
          </span>
        )}
      </span>
      {!isDone && href !== null && (
        <span className="first-acts">
          {mark && (
            <Button
              look="quiet"
              aria-label={m.organizationsFirstRun.markAsDoneTitle({ title })}
              onClick={() => onDone(mark)}
            >
              {m.organizationsFirstRun.markAsDone}
            </Button>
          )}
          <ButtonLink href={href} look={isNext ? 'primary' : 'line'} onClick={() => showOpenedTab(href)}>
            {action}
          </ButtonLink>
        </span>
      )}
    </li>
  );
}
