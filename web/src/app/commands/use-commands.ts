import { m } from '@chargerota/messages';
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
import { currentFormats, personName } from '@chargerota/domain';
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
  m.commands.tryBookFriday({ hours: currentFormats().is24Hour ? '14–16' : '2–4 PM' });

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
      title: m.commands.book,
      commands: bookings.map(({ id, label, note, href, isWait }) => ({
        id: `book-${id}`,
        label,
        note,
        Icon: href === null ? CalendarOff : isWait ? ListOrdered : CalendarPlus,
        run: href === null ? null : () => navigate(href),
      })),
    },
    {
      title: m.commands.yourReservations,
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
      title: m.common.locations,
      commands: locations.flatMap(({ id, name, address }) => [
        {
          id: `status-${id}`,
          label: m.commands.statusOfName({ name }),
          note: address,
          Icon: ChartNoAxesGantt,
          run: () => navigate(`${paths.availability}?location=${id}`),
        },
        {
          id: `book-at-${id}`,
          label: m.commands.bookAtName({ name }),
          note: m.commands.dateAndTimeStillTo,
          Icon: CalendarPlus,
          run: () => navigate(`${paths.booking}${bookingSearch({ location: id })}`),
        },
      ]),
    },
    {
      title: m.common.chargers,
      commands: (chargers.state === 'found' ? chargers.chargers : []).map(({ id, name, note }) => ({
        id: `charger-${id}`,
        label: name,
        note,
        Icon: PlugZap,
        run: () => navigate(`${paths.charger}?spot=${id}`),
      })),
    },
    {
      title: m.commands.goTo,
      commands: find(text, places).map(leadTo),
    },
    {
      title: m.common.members,
      commands: (members.state === 'found' ? members.members : []).map((member) => ({
        id: `member-${member.id}`,
        label: personName(member.user),
        note: member.user.email,
        Icon: UserRound,
        run: () =>
          navigate(`${paths.organization}?${new URLSearchParams({ tab: 'members', q: member.user.email })}`),
      })),
    },
    { title: m.commands.do, commands: find(text, acts) },
  ].filter(({ commands }) => commands.length > 0);

  const isLoading = [booking, members, chargers].some(({ state }) => state === 'loading');
  const notes = [
    isOffline && isMember && m.commands.thereIsNoConnectionThese,
    ownActs.left > 0 && m.commands.moreReservationsFit({ count: ownActs.left }),
    bookings.some(({ href }) => href !== null) && m.commands.youConfirmOnTheNext,
    booking.state === 'failed' && m.commands.yourLocationsCouldNotBe({ advice: tryAgainWords() }),
    chargers.state === 'failed' && m.commands.theChargersCouldNotBe({ advice: tryAgainWords() }),
    chargers.state === 'found' && chargers.isPartial && m.commands.withoutAConnectionOnlyChargers,
    members.state === 'failed' && m.commands.theMembersCouldNotBe({ advice: tryAgainWords() }),
  ].filter((note) => note !== false);
  if (groups.length === 0 && !isLoading && (notes.length === 0 || isOffline)) {
    const meant = [...findNear(text, places).map(leadTo), ...findNear(text, acts)];
    if (meant.length > 0) groups.push({ title: m.commands.didYouMean, commands: meant });
    const examples = isMember && meant.length === 0 ? examplesNow() : '';
    const nothing = m.commands.nothingIsCalled({ text: text.trim() });
    notes.push([nothing, examples].filter(Boolean).join(' '));
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
            words: m.commands.undoTakeBackRevertRestore,
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
        label: m.commands.switchToName({ name: organization.name }),
        note: facts.get(organization.id) ?? null,
        words: m.commands.organizationChangeCompany,
        Icon: Building2,
        run: () => switchTo(organization),
      })),
    {
      id: 'theme',
      label: m.commands.toUseTheme[otherTheme],
      words: m.commands.switchAppearanceColorModeNight,
      Icon: SunMoon,
      run: () => void toggleTheme(),
    },
    {
      id: 'shortcuts',
      label: m.commands.keyboardShortcuts,
      words: m.commands.keysHelpSingleLettersTurn,
      Icon: Keyboard,
      keys: singleKeysAreOn() ? ['?'] : null,
      run: () => open('sheet'),
    },
    {
      id: 'sign-out',
      label: m.commands.signOut,
      words: m.commands.logLogoutLeaveExit,
      Icon: LogOut,
      run: () => leaveGuarded(() => open('sign-out')),
    },
  ];
}
