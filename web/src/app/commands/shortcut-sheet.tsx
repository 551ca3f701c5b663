import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentOrganization, useCurrentUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { MENU_KEYS, setSingleKeys, singleKeysAreOn } from './keys.ts';
import { here } from './press.ts';
import { shortcutsFor } from './shortcuts.ts';
import type { Shortcut } from './shortcuts.ts';
import './menu.css';

const GROUPS = ['On this screen', 'Go to', 'Anywhere'] as const;

/** What can be done by keys on the screen behind it, and the switch that turns single keys off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }): ReactNode {
  const user = useCurrentUser().data;
  const organization = useCurrentOrganization();
  const [isOn, setOn] = useState(singleKeysAreOn);
  const shortcuts = isOn ? shortcutsFor(here({ user, organization })) : [];
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <div className="cmd-sheet">
        <Switch
          label="Single keys"
          hint={
            isOn
              ? 'They do nothing while you type or a dialog is open. Kept on this device.'
              : `Off on this device. ${MENU_KEYS.join(' ')} still opens the menu.`
          }
          checked={isOn}
          onChange={(on) => {
            setSingleKeys(on);
            setOn(on);
          }}
        />
        {GROUPS.map((group) => (
          <Group
            key={group}
            title={group}
            shortcuts={shortcuts.filter((shortcut) => shortcut.group === group)}
            withMenu={group === 'Anywhere'}
          />
        ))}
      </div>
    </Dialog>
  );
}

type GroupProps = { title: string; shortcuts: readonly Shortcut[]; withMenu: boolean };

function Group({ title, shortcuts, withMenu }: GroupProps): ReactNode {
  if (shortcuts.length === 0 && !withMenu) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {withMenu && <Row label="Find a screen, or book in words" keys={MENU_KEYS} joined="together with" />}
        {withMenu && <Row label="To the latest message and its Undo" keys={['F8']} joined="then" />}
        {shortcuts.map(({ keys, label }) => (
          <Row key={keys.join(' ')} label={label} keys={keys} joined="then" />
        ))}
      </dl>
    </section>
  );
}

type RowProps = { label: string; keys: readonly string[]; joined: 'then' | 'together with' };

function Row({ label, keys, joined }: RowProps): ReactNode {
  const [first, second] = keys.map((key) => (
    <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
  ));
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {first}
        {second && (
          <>
            {joined === 'then' ? (
              <span className="sm mute"> then </span>
            ) : (
              <span className="vh"> together with </span>
            )}
            {second}
          </>
        )}
      </dd>
    </div>
  );
}
