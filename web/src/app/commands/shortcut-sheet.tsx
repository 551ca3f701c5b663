import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentOrganization, useCurrentUser } from '../../lib/session.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { MENU_KEYS, setSingleKeys, singleKeysAreOn } from './keys.ts';
import { here } from './press.ts';
import { listedOnce, shortcutsFor } from './shortcuts.ts';
import type { Shortcut } from './shortcuts.ts';
import './menu.css';

const GROUPS = ['On this screen', 'Go to', 'Anywhere'] as const;

/** What can be done by keys on the screen behind it, and the switch that turns single keys off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }): ReactNode {
  const user = useCurrentUser().data;
  const organization = useCurrentOrganization();
  const [isOn, setOn] = useState(singleKeysAreOn);
  const place = here({ user, organization });
  const shortcuts = isOn ? listedOnce(shortcutsFor(place)) : [];
  const hasGrid =
    place.path === paths.availability && new URLSearchParams(place.search).get('view') !== 'list';
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <div className="cmd-sheet stack gap-20">
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
        {hasGrid && <InGrid />}
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

/** The keys of the grid of chargers and hours, which work while one of its hours has the focus. */
const InGrid = (): ReactNode => (
  <section>
    <h3>In the grid of chargers</h3>
    <dl>
      <Row label="To the next hour or charger" keys={['←', '→', '↑', '↓']} joined="or" />
      <Row label="To the first or last hour" keys={['Home', 'End']} joined="or" />
      <Row label="Ten chargers up or down" keys={['Page Up', 'Page Down']} joined="or" />
      <Row label="Reserve, or see who has it" keys={['Enter']} joined="or" />
    </dl>
  </section>
);

type RowProps = { label: string; keys: readonly string[]; joined: 'then' | 'together with' | 'or' };

function Row({ label, keys, joined }: RowProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && <span className={joined === 'then' ? 'sm mute' : 'vh'}> {joined} </span>}
            <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
