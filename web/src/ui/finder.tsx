import { m } from '@chargerota/messages';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select cannot show results while typing */
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import './styles/finder.css';
import { useSettled } from '../lib/use-over-time.ts';

/** After this pause a screen reader is told how many results there are. */
const ANNOUNCED_AFTER_MS = 800;

export interface FinderGroup<Result> {
  title: string;
  results: readonly Result[];
}

type FinderProps<Result> = Pick<ComponentProps<'input'>, 'placeholder' | 'enterKeyHint'> & {
  label: string;
  text: string;
  onType: (text: string) => void;
  groups: readonly FinderGroup<Result>[];
  /** Sentences below the list, such as that nothing was found. */
  notes: readonly string[];
  isLoading?: boolean;
  onTake: (result: Result) => void;
  isDisabled?: (result: Result) => boolean;
  /** What a screen reader says about the first result, after the number of results. */
  describeFirst?: (result: Result) => string | null | undefined;
  id?: string;
  className?: string;
  children: (result: Result) => ReactNode;
};

/**
 * A field, and below it the results, which appear while typing. The field keeps the focus; the arrow keys and Enter choose
 * a result. Made for dialogs.
 */
export function Finder<Result extends { id: string }>(props: FinderProps<Result>): ReactNode {
  const { label, text, onType, groups, notes, isLoading = false, onTake, isDisabled, ...rest } = props;
  const { describeFirst, id: ownId, className = '', children, ...input } = rest;
  const id = useId();
  const results = groups.flatMap((group) => group.results);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const active = results.find((each) => each.id === pointedId) ?? results[0];
  const list = useRef<HTMLDivElement>(null);
  const optionId = (result: Result): string => `${id}-${result.id}`;

  const take = (result: Result | undefined): void => {
    if (result && !isDisabled?.(result)) onTake(result);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') take(active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      const at = results.findIndex((each) => each === active);
      const next = results.at((at + step) % results.length)!;
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
          aria-expanded={results.length > 0}
          aria-controls={results.length > 0 ? `${id}-list` : undefined}
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
      <div className="finder-results">
        {results.length > 0 && (
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={m.parts.results}
            className="finder-list"
          >
            {groups.map((group) => (
              <Group key={group.title} title={group.title}>
                {group.results.map((result) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={result.id}
                    id={optionId(result)}
                    role="option"
                    className="finder-option"
                    aria-selected={result === active}
                    aria-disabled={isDisabled?.(result) || undefined}
                    onPointerDown={(event) => event.preventDefault()}
                    onPointerMove={() => result !== active && setPointedId(result.id)}
                    onClick={() => take(result)}
                  >
                    {children(result)}
                  </div>
                ))}
              </Group>
            ))}
          </div>
        )}
        {isLoading && <p className="finder-note mute">{m.parts.looking}</p>}
        {notes.map((note) => (
          <p key={note} className="finder-note mute">
            {note}
          </p>
        ))}
      </div>
      <Announcement
        text={
          isLoading ? '' : announcementOf(results.length, notes, results[0] && describeFirst?.(results[0]))
        }
      />
    </div>
  );
}

function announcementOf(count: number, notes: readonly string[], first: string | null | undefined): string {
  const counted = count > 0 && m.parts.resultResults({ count });
  return [...notes, counted, first].filter(Boolean).join(' ');
}

function Announcement({ text }: { text: string }): ReactNode {
  return <output className="vh">{useSettled(text, ANNOUNCED_AFTER_MS, '')}</output>;
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
