// The shortcuts, and which of them work where. Pure; keys.ts says when a press is one.
import { m } from '@chargerota/messages';
import { paths } from '../../lib/paths.ts';
import type { Path } from '../../lib/paths.ts';
import { mayOpen } from './reader.ts';
import type { Reader } from './reader.ts';

/** Where somebody presses a key. */
export interface Here {
  path: string;
  search: string;
  reader: Reader;
  /** Whether the screen has a search. */
  hasSearch: boolean;
}

export type Deed = { to: string; replace?: boolean } | 'search' | 'sheet';

export interface Shortcut {
  /** Pressed one after the other. */
  keys: readonly [string] | readonly [string, string];
  label: string;
  group: 'go' | 'screen' | 'anywhere';
  deed: Deed;
}

const GO: readonly (readonly [letter: string, path: Path, label: string])[] = [
  ['d', paths.dashboard, m.common.dashboard],
  ['b', paths.booking, m.common.bookACharger],
  ['s', paths.availability, m.commands.chargerStatus],
  ['l', paths.line, m.common.theLine],
  ['n', paths.notifications, m.common.notifications],
  ['a', paths.account, m.common.yourAccount],
  ['o', paths.organization, m.common.organization],
  ['t', paths.admin, m.common.today],
];

/** The one letter that leads to its screen also without "g" before it. */
const ALONE = 'b';

/** What works here, for this reader: what the sheet lists is what the keys do. */
export function shortcutsFor({ path, search, reader, hasSearch }: Here): Shortcut[] {
  const places = GO.filter(
    ([, to]) => to !== path && mayOpen(to, reader) && (to !== paths.line || reader.hasLine),
  );
  return [
    ...onStatus(path, search),
    ...(hasSearch ? [on('/', m.commands.search, 'search')] : []),
    ...places
      .filter(([letter]) => letter === ALONE)
      .map(([letter, to, label]): Shortcut => ({ keys: [letter], label, group: 'anywhere', deed: { to } })),
    { keys: ['?'], label: m.commands.keyboardShortcuts, group: 'anywhere', deed: 'sheet' },
    ...places.map(([letter, to, label]): Shortcut => ({
      keys: ['g', letter],
      label,
      group: 'go',
      deed: { to },
    })),
  ];
}

/** What a sheet lists: each deed once, by its shortest keys. */
export const listedOnce = (shortcuts: readonly Shortcut[]): Shortcut[] =>
  shortcuts.filter(
    ({ keys, label }) =>
      keys.length === 1 || shortcuts.every((other) => other.keys.length > 1 || other.label !== label),
  );

const on = (key: string, label: string, deed: Deed): Shortcut => ({
  keys: [key],
  label,
  group: 'screen',
  deed,
});

/** Back to today, on the screen that shows one day. */
function onStatus(path: string, search: string): Shortcut[] {
  if (path !== paths.availability) return [];
  const query = new URLSearchParams(search);
  query.delete('day');
  const to = query.size > 0 ? `${path}?${query}` : path;
  return [on('t', m.commands.backToToday, { to, replace: true })];
}

/** The fewest letters that lead to a screen, beside its name in the menu. */
export function keysOf(to: string): readonly string[] | null {
  const letter = GO.find(([, path]) => path === to)?.[0];
  if (letter === undefined) return null;
  return letter === ALONE ? [letter] : ['g', letter];
}

/** How long "g" waits for its second letter. */
const WAIT_MS = 1500;

export type Waiting = { first: string; at: number } | null;

/** What a key does after the keys before it. */
export function pressKey(
  key: string,
  at: number,
  waiting: Waiting,
  shortcuts: readonly Shortcut[],
): { deed: Deed | null; waiting: Waiting } {
  const first = waiting && at - waiting.at <= WAIT_MS ? waiting.first : null;
  const fits = ({ keys }: Shortcut): boolean =>
    first === null ? keys.length === 1 && keys[0] === key : keys[0] === first && keys[1] === key;
  const deed = shortcuts.find(fits)?.deed ?? null;
  const begins = first === null && shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key);
  return { deed, waiting: begins ? { first: key, at } : null };
}
