import { countedWords } from '@chargerota/domain';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select has no answers that come while one types */
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Command, CommandGroup } from './use-commands.ts';
import { useCommands } from './use-commands.ts';
import './menu.css';

/** After this pause a screen reader is told how many answers there are. */
const SAID_AFTER_MS = 800;

type CommandMenuProps = { onClose: () => void; onLead: (go: () => void) => void };

/** One field that finds screens and people, and understands what somebody wants to book. */
export function CommandMenu({ onClose, onLead }: CommandMenuProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const { groups, notes, isLoading } = useCommands(text);
  const commands = groups.flatMap((group) => group.commands);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const active = commands.find((each) => each.id === chosenId) ?? commands[0];
  const list = useRef<HTMLDivElement>(null);
  const optionId = (command: Command): string => `${id}-${command.id}`;

  const run = (command: Command | undefined): void => {
    if (command?.run) onLead(command.run);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') run(active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      const at = commands.findIndex((each) => each === active);
      const next = commands.at((at + step) % commands.length)!;
      setChosenId(next.id);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' || step !== undefined) event.preventDefault();
  };

  const shared = {
    active,
    optionId,
    onPoint: (command: Command) => setChosenId(command.id),
    onPress: run,
  };
  return (
    <Dialog open onClose={onClose} title="What would you like to do?" wide>
      <div className="cmd">
        <span className="with-icon">
          <Search className="ic ic-16" aria-hidden="true" />
          <input
            className="input"
            type="text"
            role="combobox"
            aria-label="Find a screen, or say what to book"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={commands.length > 0}
            aria-controls={commands.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={active && optionId(active)}
            placeholder="Find, or “book tomorrow 9”"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosenId(null);
              if (list.current) list.current.scrollTop = 0;
            }}
            onKeyDown={onKeyDown}
          />
        </span>
        <div className="cmd-answers">
          {commands.length > 0 && (
            <div ref={list} id={`${id}-list`} role="listbox" aria-label="Answers" className="cmd-list">
              {groups.map((group) => (
                <Group key={group.title} group={group} {...shared} />
              ))}
            </div>
          )}
          {isLoading && <p className="cmd-note mute">Looking…</p>}
          {notes.map((note) => (
            <p key={note} className="cmd-note mute">
              {note}
            </p>
          ))}
        </div>
        <Said text={isLoading ? '' : saidOf(commands, notes)} />
      </div>
    </Dialog>
  );
}

function saidOf(commands: readonly Command[], notes: readonly string[]): string {
  const [first] = commands;
  const count = countedWords(commands.length, 'answer.', 'answers.');
  return [...notes, commands.length > 0 && count, first && !first.run && first.note]
    .filter(Boolean)
    .join(' ');
}

function Said({ text }: { text: string }): ReactNode {
  return <output className="vh">{useSettled(text, SAID_AFTER_MS, '')}</output>;
}

type GroupProps = {
  group: CommandGroup;
  active: Command | undefined;
  optionId: (command: Command) => string;
  onPoint: (command: Command) => void;
  onPress: (command: Command) => void;
};

function Group({ group, active, optionId, onPoint, onPress }: GroupProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="cmd-group">
      <p id={id} className="cmd-title mute">
        {group.title}
      </p>
      {group.commands.map((command) => (
        // The field keeps the focus: its keys choose.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={command.id}
          id={optionId(command)}
          role="option"
          className={command.isLoss ? 'cmd-option is-loss' : 'cmd-option'}
          aria-selected={command === active}
          aria-disabled={!command.run || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => command !== active && onPoint(command)}
          onClick={() => onPress(command)}
        >
          <command.Sign className="ic" aria-hidden="true" />
          <span className="cmd-words">
            <span className="strong">{command.label}</span>
            {command.note && <span className="sm mute">{command.note}</span>}
          </span>
          {command.keys && (
            <span className="cmd-keys" aria-hidden="true">
              {command.keys.map((key) => (
                <kbd key={key}>{key.toUpperCase()}</kbd>
              ))}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
