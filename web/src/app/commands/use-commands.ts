import {
  AlarmClockPlus,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarOff,
  CalendarPlus,
  CalendarX2,
  ChartNoAxesGantt,
  Keyboard,
  ListOrdered,
  LogOut,
  PlugZap,
  SunMoon,
  Undo2,
  Unplug,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { countedWords, currentFormats, personName } from '@chargerota/domain';
import { useLocation } from 'wouter';
import { currentPath } from '../../lib/base.ts';
import { tryAgainWords } from '../../lib/api.ts';
import { leaveGuarded } from '../../lib/leave-guard.ts';
import { useIsOffline } from '../../lib/network.ts';
import { paths, printPath } from '../../lib/paths.ts';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../lib/session.ts';
import { currentTheme, toggleTheme } from '../../lib/theme.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { currentToast, dismissToastWithAction } from '../../ui/toast.ts';
import { bookingSearch } from '../../features/reservations/choosing/booking-link.ts';
import { factsOfSameName } from '../same-name.ts';
import { useSwitchOrganization } from '../use-switch-organization.ts';
import { find, findNear } from './find.ts';
import type { Findable } from './find.ts';
import { singleKeysAreOn } from './keys.ts';
import { open } from './opened.ts';
import { type OwnAct, useOwnActs } from './own-acts.ts';
import { placesFor } from './places.ts';
import { readerOf } from './reader.ts';
import { keysOf } from './shortcuts.ts';
import { useBookingOffers } from './use-booking-offers.ts';
import { useFoundChargers, useFoundLocations, useFoundMembers } from './use-found.ts';

export interface Command {
  id: string;
  label: string;
  note?: string | null;
  Icon: LucideIcon;
  /** It leads to giving something up. */
  isLoss?: boolean;
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
  /** Sentences below the list, such as that nothing was found. */
  notes: string[];
  isLoading: boolean;
}

/** What one may type besides the name of a screen. */
const examplesNow = (): string =>
  `Try “book friday ${currentFormats().is24Hour ? '14–16' : '2–4 PM'}”, a charger’s number, or “cancel”.`;

const ACT_ICONS: Record<OwnAct['key'], LucideIcon> = {
  confirm: CalendarCheck,
  release: Unplug,
  extend: AlarmClockPlus,
  cancel: CalendarX2,
  edit: CalendarClock,
};

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
  const locations = useFoundLocations(isBooking ? '' : text);
  const isOffline = useIsOffline();

  const isEmpty = text.trim() === '';
  const places = placesFor(reader).filter(({ to }) => !isEmpty || to !== path);
  const bookings = booking.state === 'offers' ? booking.offers : [];
  const leadTo = ({ to, label, within, Icon }: (typeof places)[number]): Command => ({
    id: `to-${to.replaceAll(/\W+/g, '-')}`,
    label,
    note: within,
    Icon,
    keys: singleKeysAreOn() ? keysOf(to) : null,
    run: () => navigate(to === printPath ? printHere() : to),
  });
  const groups: CommandGroup[] = [
    {
      title: 'Book',
      commands: bookings.map(({ id, label, note, href, isWait }) => ({
        id: `book-${id}`,
        label,
        note,
        Icon: href === null ? CalendarOff : isWait ? ListOrdered : CalendarPlus,
        run: href === null ? null : () => navigate(href),
      })),
    },
    {
      title: 'Your reservations',
      commands: ownActs.acts.map(({ id, key, label, note, href }) => ({
        id,
        label,
        note,
        Icon: ACT_ICONS[key],
        isLoss: key === 'cancel' && href !== null,
        run: href === null ? null : () => navigate(href),
      })),
    },
    {
      title: 'Locations',
      commands: locations.flatMap(({ id, name, address }) => [
        {
          id: `status-${id}`,
          label: `Status of ${name}`,
          note: address,
          Icon: ChartNoAxesGantt,
          run: () => navigate(`${paths.availability}?location=${id}`),
        },
        {
          id: `book-at-${id}`,
          label: `Book at ${name}`,
          note: 'Date and time still to choose',
          Icon: CalendarPlus,
          run: () => navigate(`${paths.booking}${bookingSearch({ location: id })}`),
        },
      ]),
    },
    {
      title: 'Chargers',
      commands: (chargers.state === 'found' ? chargers.chargers : []).map(({ id, name, note }) => ({
        id: `charger-${id}`,
        label: name,
        note,
        Icon: PlugZap,
        run: () => navigate(`${paths.charger}?spot=${id}`),
      })),
    },
    {
      title: 'Go to',
      commands: find(text, places).map(leadTo),
    },
    {
      title: 'Members',
      commands: (members.state === 'found' ? members.members : []).map((member) => ({
        id: `member-${member.id}`,
        label: personName(member.user),
        note: member.user.email,
        Icon: UserRound,
        run: () =>
          navigate(`${paths.organization}?${new URLSearchParams({ tab: 'members', q: member.user.email })}`),
      })),
    },
    { title: 'Do', commands: find(text, acts) },
  ].filter(({ commands }) => commands.length > 0);

  const isLoading = [booking, members, chargers].some(({ state }) => state === 'loading');
  const notes = [
    isOffline && isMember && 'There is no connection. These results come from what you opened last.',
    ownActs.left > 0 &&
      `${countedWords(ownActs.left, 'more reservation fits.', 'more reservations fit.')} Add a day or a charger, as in “cancel friday”.`,
    bookings.some(({ href }) => href !== null) && 'You confirm on the next screen; nothing is booked before.',
    booking.state === 'failed' && `Your locations could not be loaded. ${tryAgainWords()}`,
    chargers.state === 'failed' && `The chargers could not be searched. ${tryAgainWords()}`,
    chargers.state === 'found' &&
      chargers.isPartial &&
      'Without a connection, only chargers of locations that you have looked at are found.',
    members.state === 'failed' && `The members could not be searched. ${tryAgainWords()}`,
  ].filter((note) => note !== false);
  if (groups.length === 0 && !isLoading && (notes.length === 0 || isOffline)) {
    const meant = [...findNear(text, places).map(leadTo), ...findNear(text, acts)];
    if (meant.length > 0) groups.push({ title: 'Did you mean', commands: meant });
    const examples = isMember && meant.length === 0 ? examplesNow() : '';
    notes.push(`Nothing is called “${text.trim()}”. ${examples}`.trim());
  }
  if (isEmpty && isMember) notes.push(examplesNow());
  return { groups, notes, isLoading };
}

/** Prints the day that is shown, where one is. */
function printHere(): string {
  if (currentPath() !== paths.availability) return printPath;
  const query = new URLSearchParams(location.search);
  query.set('print', '');
  return `${paths.availability}?${query}`;
}

function useActs(): (Command & Findable)[] {
  const organizations = useMyOrganizations().data ?? [];
  const current = useCurrentOrganization();
  const switchTo = useSwitchOrganization();
  const facts = factsOfSameName(organizations, serverNow());
  const undoable = currentToast();
  const undo = undoable?.open ? undoable.action : undefined;
  const otherTheme = currentTheme() === 'dark' ? 'light' : 'dark';
  return [
    ...(undo
      ? [
          {
            id: 'undo',
            label: undo.label,
            note: undoable?.title ?? null,
            words: 'undo take back revert restore',
            Icon: Undo2,
            run: () => {
              dismissToastWithAction();
              undo.onPress();
            },
          },
        ]
      : []),
    ...organizations
      .filter(({ id }) => id !== current?.id)
      .map((organization) => ({
        id: `organization-${organization.id}`,
        label: `Switch to ${organization.name}`,
        note: facts.get(organization.id) ?? null,
        words: 'organization change company',
        Icon: Building2,
        run: () => switchTo(organization),
      })),
    {
      id: 'theme',
      label: `Use the ${otherTheme} theme`,
      words: 'switch appearance color mode night day toggle',
      Icon: SunMoon,
      run: () => void toggleTheme(),
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      words: 'keys help single letters turn off',
      Icon: Keyboard,
      keys: singleKeysAreOn() ? ['?'] : null,
      run: () => open('sheet'),
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      words: 'log logout leave exit',
      Icon: LogOut,
      run: () => leaveGuarded(() => open('sign-out')),
    },
  ];
}
