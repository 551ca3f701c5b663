import { answer, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

const open = press(/^Find$/);
const type =
  (text: string): Act =>
  async (page) => {
    await page.getByRole('combobox').fill(text);
    await page.waitForTimeout(500);
  };
const find = (text: string): Act => steps(open, type(text));

const member = { who: 'member', path: '/dashboard', window: true } as const;
const admin = { who: 'administrator', path: '/dashboard', window: true } as const;
const sheet: Act = async (page) => page.keyboard.press('?');

/** The command menu and the sheet of shortcuts, over screens. */
export const COMMANDS: readonly Shot[] = [
  { ...member, name: 'commands', act: open },
  { ...admin, name: 'commands-admin', act: find('set') },
  { ...member, name: 'commands-book', act: find('book tomorrow 9') },
  { ...member, name: 'commands-book-past', act: find('book 1 june 9') },
  { ...member, name: 'commands-book-impossible', act: find('book 31 june 9') },
  { ...member, name: 'commands-nothing', act: find('zeppelin') },
  { ...member, name: 'commands-near', act: find('stauts') },
  { ...admin, name: 'commands-members', act: find('ma') },
  { ...admin, name: 'commands-members-loading', given: stall('**/members?*query=*'), act: find('maya') },
  { ...admin, name: 'commands-members-error', given: fail('**/members?*query=*'), act: find('maya') },
  { ...admin, name: 'commands-members-none', given: answer('**/members?*query=*', []), act: find('maya') },
  { ...member, name: 'shortcuts-dashboard', act: sheet },
  { ...admin, name: 'shortcuts-status', path: '/availability', act: sheet },
  { ...member, name: 'shortcuts-off', act: steps(sheet, async (page) => page.getByRole('switch').click()) },
];
