import { m } from '@chargerota/messages';
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

const GROUPS = ['screen', 'go', 'anywhere'] as const;
const TITLES: Record<Shortcut['group'], string> = {
  screen: m.commands.onThisScreen,
  go: m.commands.goTo,
  anywhere: m.commands.anywhere,
};

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
    <Dialog open onClose={onClose} title={m.commands.keyboardShortcuts}>
      <div className="cmd-sheet stack gap-20">
        <Switch
          label={m.commands.singleKeys}
          hint={
            isOn
              ? m.commands.theyDoNothingWhileYou
              : m.commands.offOnThisDevice({ keys: MENU_KEYS.join(' ') })
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
            title={TITLES[group]}
            shortcuts={shortcuts.filter((shortcut) => shortcut.group === group)}
            withMenu={group === 'anywhere'}
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
        {withMenu && <Row label={m.commands.findAScreenOrBook} keys={MENU_KEYS} joined="together" />}
        {withMenu && <Row label={m.commands.toTheLatestMessageAnd} keys={['F8']} joined="after" />}
        {shortcuts.map(({ keys, label }) => (
          <Row key={keys.join(' ')} label={label} keys={keys} joined="after" />
        ))}
      </dl>
    </section>
  );
}

/** The keys of the grid of chargers and hours, which work while one of its hours has the focus. */
const InGrid = (): ReactNode => (
  <section>
    <h3>{m.commands.inTheGridOfChargers}</h3>
    <dl>
      <Row label={m.commands.toTheNextHourOr} keys={['←', '→', '↑', '↓']} joined="or" />
      <Row label={m.commands.toTheFirstOrLast} keys={['Home', 'End']} joined="or" />
      <Row label={m.commands.tenChargersUpOrDown} keys={['Page Up', 'Page Down']} joined="or" />
      <Row label={m.commands.reserveOrSeeWhoHas} keys={['Enter']} joined="or" />
    </dl>
  </section>
);

const JOINTS = {
  after: m.commands.keyThenKey,
  together: m.commands.keyTogetherWithKey,
  or: m.commands.keyOrKey,
} as const;

type RowProps = { label: string; keys: readonly string[]; joined: keyof typeof JOINTS };

function Row({ label, keys, joined }: RowProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && <span className={joined === 'after' ? 'sm mute' : 'vh'}> {JOINTS[joined]} </span>}
            <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
