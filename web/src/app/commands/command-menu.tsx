import { m } from '@chargerota/messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Finder } from '../../ui/finder.tsx';
import { useCommands } from './use-commands.ts';
import './menu.css';

type CommandMenuProps = { onClose: () => void; onLead: (go: () => void) => void };

/** One field that finds screens and people, and understands what somebody wants to book. */
export function CommandMenu({ onClose, onLead }: CommandMenuProps): ReactNode {
  const [text, setText] = useState('');
  const { groups, notes, isLoading } = useCommands(text);
  return (
    <Dialog open onClose={onClose} title={m.commands.whatWouldYouLikeTo} wide>
      <Finder
        label={m.commands.findAScreenOrSay}
        placeholder={m.commands.findOrBookTomorrow9}
        enterKeyHint="go"
        text={text}
        onType={setText}
        groups={groups.map(({ title, commands }) => ({ title, results: commands }))}
        notes={notes}
        isLoading={isLoading}
        onTake={({ run }) => run && onLead(run)}
        isDisabled={({ run }) => !run}
        describeFirst={({ run, note }) => (run ? null : note)}
      >
        {(command) => (
          <>
            <command.Icon className={command.isLoss ? 'ic is-loss' : 'ic'} aria-hidden="true" />
            <span className="finder-words">
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
          </>
        )}
      </Finder>
    </Dialog>
  );
}
