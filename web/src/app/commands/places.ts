// Where the command menu leads, and the words by which people look for it.
import {
  Bell,
  BellRing,
  Bug,
  Building2,
  CalendarCheck,
  CalendarPlus,
  ChartColumn,
  ChartNoAxesGantt,
  CircleUserRound,
  Gauge,
  History,
  Leaf,
  ListOrdered,
  MailPlus,
  MapPin,
  MonitorPlay,
  Plus,
  Printer,
  ReceiptText,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { choicesPath, displaysPath, ecoPath, organizationTab, paths, printPath } from '../../lib/paths.ts';
import type { Path } from '../../lib/paths.ts';
import { screenAt } from '../routes.tsx';
import { mayOpen } from './reader.ts';
import type { Reader } from './reader.ts';

export interface Place {
  path: Path;
  /** The address, if it is a part of the screen. */
  to?: string;
  /** The screen's title, unless it is a part of it. */
  label?: string;
  /** What else people call it. */
  words: string;
  Icon: LucideIcon;
}

export const PLACES: readonly Place[] = [
  {
    path: paths.dashboard,
    words: 'dash home my reservations upcoming mine past',
    Icon: Gauge,
  },
  { path: paths.booking, words: 'booking reserve reservation new calendar', Icon: CalendarPlus },
  {
    path: paths.availability,
    words: 'availability free open grid day walk-in stations who plan',
    Icon: ChartNoAxesGantt,
  },
  {
    path: paths.availability,
    to: printPath,
    label: 'Print the day',
    words: 'printer paper plan schedule today',
    Icon: Printer,
  },
  { path: paths.line, words: 'wait waiting list waitlist queue offers full leave', Icon: ListOrdered },
  { path: paths.notifications, words: 'notifications bell inbox messages news', Icon: Bell },
  {
    path: paths.notifications,
    to: choicesPath,
    label: 'Notification settings',
    words: 'notifications choices settings email push text sms phone reminders quiet hours',
    Icon: BellRing,
  },
  {
    path: paths.account,
    words: 'profile password email sessions devices security google sign-in feed calendar settings me',
    Icon: CircleUserRound,
  },
  {
    path: paths.dashboard,
    to: ecoPath,
    label: 'Eco Impact',
    words: 'co2 carbon savings saved energy sessions',
    Icon: Leaf,
  },
  { path: paths.billing, words: 'plan payment invoices subscription', Icon: ReceiptText },
  {
    path: paths.admin,
    words: 'administration overview approve pending arrivals no-shows now',
    Icon: CalendarCheck,
  },
  {
    path: paths.report,
    words: 'analytics statistics figures month use no-shows more chargers needed csv print',
    Icon: ChartColumn,
  },
  { path: paths.organization, words: 'company team administration', Icon: Building2 },
  {
    path: paths.organization,
    to: organizationTab('members'),
    label: 'Members',
    words: 'people users colleagues drivers suspend role approve',
    Icon: Users,
  },
  {
    path: paths.organization,
    to: organizationTab('invites'),
    label: 'Invites',
    words: 'invitations invite people add member import csv',
    Icon: MailPlus,
  },
  {
    path: paths.organization,
    to: organizationTab('locations'),
    label: 'Locations',
    words: 'chargers garages stations sites print qr codes opening hours add',
    Icon: MapPin,
  },
  {
    path: paths.organization,
    to: displaysPath,
    label: 'Wall displays',
    words: 'television tablet screen entrance kiosk link',
    Icon: MonitorPlay,
  },
  {
    path: paths.organization,
    to: organizationTab('billing'),
    label: 'Billing',
    words: 'plan payment invoices card subscription upgrade',
    Icon: ReceiptText,
  },
  {
    path: paths.organization,
    to: organizationTab('settings'),
    label: 'Settings',
    words: 'rules peak hours limits privacy no-show name time zone preferences joining approval',
    Icon: Settings,
  },
  {
    path: paths.organization,
    to: `${organizationTab('settings')}&view=changes`,
    label: 'Activity log',
    words: 'changes activity log audit history who did report export csv',
    Icon: History,
  },
  { path: paths.createOrganization, words: 'new add company team', Icon: Plus },
  { path: paths.bugReport, words: 'help support problem feedback idea contact', Icon: Bug },
  { path: paths.terms, words: 'legal privacy agreement', Icon: ScrollText },
];

export interface OpenPlace extends Required<Omit<Place, 'path'>> {
  path: Path;
  /** The screen of which it is a part. */
  within: string | null;
}

/** The places that a reader may open. */
export const placesFor = (reader: Reader): OpenPlace[] =>
  PLACES.filter(({ path }) => mayOpen(path, reader) && (path !== paths.line || reader.hasLine)).map(
    (place) => {
      const title = screenAt(place.path)!.title;
      const { label = title, to = place.path } = place;
      return { ...place, to, label, within: label === title ? null : title };
    },
  );
