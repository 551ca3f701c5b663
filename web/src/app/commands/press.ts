import type { MyOrganization, User } from '@chargerota/contract';
import { currentPath } from '../../lib/base.ts';
import { searchField } from './keys.ts';
import { open } from './opened.ts';
import { readerOf } from './reader.ts';
import { pressKey, shortcutsFor } from './shortcuts.ts';
import type { Here, Waiting } from './shortcuts.ts';

/** Who presses a key, and how they get to another screen. */
export interface Presser {
  user: User | null | undefined;
  organization: MyOrganization | undefined;
  navigate: (to: string, options?: { replace?: boolean }) => void;
}

let waiting: Waiting = null;

/** Does what a single key stands for on the present screen, if anything. */
export function pressHere(key: string, at: number, { navigate, ...presser }: Presser): void {
  const pressed = pressKey(key, at, waiting, shortcutsFor(here(presser)));
  waiting = pressed.waiting;
  const { deed } = pressed;
  if (deed === 'search') searchField()?.select();
  else if (deed === 'sheet') open('sheet');
  else if (deed) navigate(deed.to, { replace: deed.replace ?? false });
}

export const here = ({ user, organization }: Omit<Presser, 'navigate'>): Here => ({
  path: currentPath(),
  search: location.search,
  reader: readerOf(user, organization),
  hasSearch: searchField() !== undefined,
});
