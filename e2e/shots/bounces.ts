import { change, steps, type Shot } from './shot.ts';

const TRUE = { mailBounces: true };

const own = change<{ user: object }>('**/api/auth/session', (session) => ({
  ...session,
  user: { ...session.user, ...TRUE },
}));
const ownChannel = change<{ channels: { method: string }[] }>('**/api/notification-preferences', (known) => ({
  ...known,
  channels: known.channels.map((channel) =>
    channel.method === 'email' ? { ...channel, works: false, why: 'bounces' } : channel,
  ),
}));
const members = change<{ user: object }[]>('**/members?*', (all) =>
  all.map((each, index) => (index === 5 ? { ...each, user: { ...each.user, ...TRUE } } : each)),
);
/** Mail to an address comes back: for its person, and for who manages them. */
export const BOUNCES: readonly Shot[] = [
  { name: 'bounces-dashboard', who: 'member', path: '/dashboard', given: own },
  { name: 'bounces-account', who: 'member', path: '/account', given: own },
  {
    name: 'bounces-choices',
    who: 'member',
    path: '/notifications?tab=choices',
    given: steps(own, ownChannel),
  },
  { name: 'bounces-members', who: 'administrator', path: '/organization?tab=members', given: members },
  {
    name: 'bounces-member',
    who: 'administrator',
    path: '/organization?tab=members',
    given: members,
    act: async (page) => page.getByRole('button', { name: /^Edit/ }).nth(5).click(),
    window: true,
  },
];
