import {
  Building2,
  CalendarCheck,
  CalendarPlus,
  CalendarX2,
  Keyboard,
  ListOrdered,
  LogOut,
  PlugZap,
  SunMoon,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { personName } from '@chargerota/domain';
import { useLocation } from 'wouter';
import { tryAgainWords } from '../../lib/api.ts';
import { leaveGuarded } from '../../lib/leave-guard.ts';
import { paths } from '../../lib/paths.ts';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../lib/session.ts';
import { currentTheme, toggleTheme } from '../../lib/theme.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { factsOfSameName } from '../same-name.ts';
import { useSwitchOrganization } from '../use-switch-organization.ts';
import { find } from './find.ts';
import type { Findable } from './find.ts';
import { singleKeysAreOn } from './keys.ts';
import { open } from './opened.ts';
import { placesFor } from './places.ts';
import { readerOf } from './reader.ts';
import { keysOf } from './shortcuts.ts';
import { useBookingOffers } from './use-booking-offers.ts';
import { useFoundChargers } from './use-found-chargers.ts';
import { useFoundMembers } from './use-found-members.ts';
import { useOwnActs } from './use-own-acts.ts';

export interface Command {
  id: string;
  label: string;
  note?: string | null;
  Sign: LucideIcon;
  /** The shortcut that does the same. */
  keys?: readonly string[] | null;
  /** Null if it is not possible; the note says why. */
  run: (() => void) | null;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

export interface Commands {
  groups: CommandGroup[];
  /** What could not be found. */
  notes: string[];
  isLoading: boolean;
}

/** What one may type besides the name of a screen. */
const EXAMPLES = 'Try “book friday 14–16”, a charger’s number, or “cancel”.';

/** What a text comes to, the most likely first. */
export function useCommands(text: string): Commands {
  const [path, navigate] = useLocation();
  const user = useCurrentUser().data;
  const organization = useCurrentOrganization();
  const reader = readerOf(user, organization);
  const { isMember } = reader;
  const booking = useBookingOffers(text);
  const isBooking = booking.state !== 'none';
  const searched = reader.isAdmin && !isBooking ? organization?.id : null;
  const members = useFoundMembers(text, searched ?? null);
  const acts = useActs();
  const ownActs = useOwnActs(text);
  const chargers = useFoundChargers(isBooking ? '' : text);

  const isEmpty = text.trim() === '';
  // A number is that of a charger, and no part of a time.
  const hasWords = /\p{L}/u.test(text);
  const places = placesFor(reader).filter(({ to }) => !isEmpty || to !== path);
  const bookings = booking.state === 'offers' ? booking.offers : [];
  const groups: CommandGroup[] = [
    {
      title: 'Book',
      commands: bookings.map(({ id, label, note, href, isWait }) => ({
        id: `book-${id}`,
        label,
        note,
        Sign: href === null ? CalendarX2 : isWait ? ListOrdered : CalendarPlus,
        run: href === null ? null : () => navigate(href),
      })),
    },
    {
      title: 'Your reservations',
      commands: (hasWords ? find(text, ownActs) : []).map(({ id, label, note, href }) => ({
        id,
        label,
        note,
        Sign: CalendarCheck,
        run: href === null ? null : () => navigate(href),
      })),
    },
    {
      title: 'Chargers',
      commands: (chargers.state === 'found' ? chargers.chargers : []).map(({ id, number, note }) => ({
        id: `charger-${id}`,
        label: `Charger ${number}`,
        note,
        Sign: PlugZap,
        run: () => navigate(`${paths.charger}?spot=${id}`),
      })),
    },
    {
      title: 'Go to',
      commands: find(text, places).map(({ to, label, within, Sign }) => ({
        id: `to-${to.replaceAll(/\W+/g, '-')}`,
        label,
        note: within,
        Sign,
        keys: singleKeysAreOn() ? keysOf(to) : null,
        run: () => navigate(to),
      })),
    },
    {
      title: 'Members',
      commands: (members.state === 'found' ? members.members : []).map((member) => ({
        id: `member-${member.id}`,
        label: personName(member.user),
        note: member.user.email,
        Sign: UserRound,
        run: () =>
          navigate(`${paths.organization}?${new URLSearchParams({ tab: 'members', q: member.user.email })}`),
      })),
    },
    { title: 'Do', commands: find(text, acts) },
  ].filter(({ commands }) => commands.length > 0);

  const isLoading = [booking, members, chargers].some(({ state }) => state === 'loading');
  const notes = [
    bookings.some(({ href }) => href !== null) && 'You confirm on the next screen; nothing is booked before.',
    booking.state === 'failed' && `Your locations could not be loaded. ${tryAgainWords()}`,
    chargers.state === 'failed' && `The chargers could not be searched. ${tryAgainWords()}`,
    chargers.state === 'found' &&
      chargers.isPartial &&
      'Without a connection, only chargers of locations that you have looked at are found.',
    members.state === 'failed' && `The members could not be searched. ${tryAgainWords()}`,
  ].filter((note) => note !== false);
  if (groups.length === 0 && notes.length === 0 && !isLoading)
    notes.push(`Nothing is called “${text.trim()}”. ${isMember ? EXAMPLES : ''}`.trim());
  if (isEmpty && isMember) notes.push(EXAMPLES);
  return { groups, notes, isLoading };
}

function useActs(): (Command & Findable)[] {
  const organizations = useMyOrganizations().data ?? [];
  const current = useCurrentOrganization();
  const switchTo = useSwitchOrganization();
  const facts = factsOfSameName(organizations, serverNow());
  const otherTheme = currentTheme() === 'dark' ? 'light' : 'dark';
  return [
    ...organizations
      .filter(({ id }) => id !== current?.id)
      .map((organization) => ({
        id: `organization-${organization.id}`,
        label: `Switch to ${organization.name}`,
        note: facts.get(organization.id) ?? null,
        words: 'organization change company',
        Sign: Building2,
        run: () => switchTo(organization),
      })),
    {
      id: 'theme',
      label: `Use the ${otherTheme} theme`,
      words: 'switch appearance color mode night day toggle',
      Sign: SunMoon,
      run: () => void toggleTheme(),
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      words: 'keys help single letters turn off',
      Sign: Keyboard,
      keys: singleKeysAreOn() ? ['?'] : null,
      run: () => open('sheet'),
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      words: 'log logout leave exit',
      Sign: LogOut,
      run: () => leaveGuarded(() => open('sign-out')),
    },
  ];
}
