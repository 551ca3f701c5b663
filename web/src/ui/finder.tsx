import { countedWords } from '@chargerota/domain';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select has no answers that come while one types */
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useSettled } from '../lib/use-settled.ts';
import './styles/finder.css';

/** After this pause a screen reader is told how many answers there are. */
const SAID_AFTER_MS = 800;

export interface FinderGroup<Answer> {
  title: string;
  answers: readonly Answer[];
}

type FinderProps<Answer> = Pick<ComponentProps<'input'>, 'placeholder' | 'enterKeyHint'> & {
  label: string;
  text: string;
  onType: (text: string) => void;
  groups: readonly FinderGroup<Answer>[];
  /** What could not be found. */
  notes: readonly string[];
  isLoading?: boolean;
  onTake: (answer: Answer) => void;
  isDisabled?: (answer: Answer) => boolean;
  /** Said to a screen reader after the number of answers, about the first one. */
  firstSaid?: (answer: Answer) => string | null | undefined;
  id?: string;
  className?: string;
  children: (answer: Answer) => ReactNode;
};

/** A field, and below it what is found as one types. The field keeps the focus: its keys choose. For a dialog. */
export function Finder<Answer extends { id: string }>(props: FinderProps<Answer>): ReactNode {
  const { label, text, onType, groups, notes, isLoading = false, onTake, isDisabled, ...rest } = props;
  const { firstSaid, id: ownId, className = '', children, ...input } = rest;
  const id = useId();
  const answers = groups.flatMap((group) => group.answers);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const active = answers.find((each) => each.id === pointedId) ?? answers[0];
  const list = useRef<HTMLDivElement>(null);
  const optionId = (answer: Answer): string => `${id}-${answer.id}`;

  const take = (answer: Answer | undefined): void => {
    if (answer && !isDisabled?.(answer)) onTake(answer);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') take(active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && answers.length > 0) {
      const at = answers.findIndex((each) => each === active);
      const next = answers.at((at + step) % answers.length)!;
      setPointedId(next.id);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' || step !== undefined) event.preventDefault();
  };
  return (
    <div id={ownId} className={`finder ${className}`}>
      <span className="with-icon">
        <Search className="ic ic-16" aria-hidden="true" />
        <input
          {...input}
          className="input"
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={answers.length > 0}
          aria-controls={answers.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => {
            onType(event.target.value);
            setPointedId(null);
            if (list.current) list.current.scrollTop = 0;
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <div className="finder-answers">
        {answers.length > 0 && (
          <div ref={list} id={`${id}-list`} role="listbox" aria-label="Answers" className="finder-list">
            {groups.map((group) => (
              <Group key={group.title} title={group.title}>
                {group.answers.map((answer) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={answer.id}
                    id={optionId(answer)}
                    role="option"
                    className="finder-option"
                    aria-selected={answer === active}
                    aria-disabled={isDisabled?.(answer) || undefined}
                    onPointerDown={(event) => event.preventDefault()}
                    onPointerMove={() => answer !== active && setPointedId(answer.id)}
                    onClick={() => take(answer)}
                  >
                    {children(answer)}
                  </div>
                ))}
              </Group>
            ))}
          </div>
        )}
        {isLoading && <p className="finder-note mute">Looking…</p>}
        {notes.map((note) => (
          <p key={note} className="finder-note mute">
            {note}
          </p>
        ))}
      </div>
      <Said text={isLoading ? '' : saidOf(answers.length, notes, answers[0] && firstSaid?.(answers[0]))} />
    </div>
  );
}

function saidOf(count: number, notes: readonly string[], first: string | null | undefined): string {
  const counted = count > 0 && countedWords(count, 'answer.', 'answers.');
  return [...notes, counted, first].filter(Boolean).join(' ');
}

function Said({ text }: { text: string }): ReactNode {
  return <output className="vh">{useSettled(text, SAID_AFTER_MS, '')}</output>;
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="finder-group">
      <p id={id} className="finder-title mute">
        {title}
      </p>
      {children}
    </div>
  );
}
