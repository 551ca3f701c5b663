import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/choices.tsx';
import { FACTS, type AttachedFacts, type FactName } from '../report-draft.ts';

const WORDS: Record<FactName, string> = {
  page: m.tickets.page,
  browser: m.tickets.browser,
  version: m.tickets.chargeRotaVersion,
  requestId: m.tickets.failedRequest,
};

type AttachedFactsProps = {
  facts: AttachedFacts;
  /** Those that the person has taken out. */
  removed: readonly FactName[];
  onChange: (removed: FactName[]) => void;
};

/** What is sent along with a report, each with a mark that takes it out and puts it back. */
export function AttachedFactsField({ facts, removed, onChange }: AttachedFactsProps): ReactNode {
  const toggle = (name: FactName): void =>
    onChange(removed.includes(name) ? removed.filter((other) => other !== name) : [...removed, name]);
  return (
    <fieldset className="report-facts stack gap-4 shrink">
      <legend className="sm medium">{m.tickets.sentWithYourReport}</legend>
      <p className="hint">{m.tickets.theseHelpUsToFind}</p>
      {FACTS.filter((name) => facts[name]).map((name) => (
        <Checkbox
          key={name}
          checked={!removed.includes(name)}
          onChange={() => toggle(name)}
          label={
            <>
              {WORDS[name]}:{' '}
              <span className={removed.includes(name) ? 'report-out' : 'mute'}>{facts[name]}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
