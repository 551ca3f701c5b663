// Where the command menu leads, and the words by which people look for it.
import { m } from '@chargerota/messages';
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
    words: m.commands.dashHomeMyReservationsUpcoming,
    Icon: Gauge,
  },
  { path: paths.booking, words: m.commands.bookingReserveReservationNewCalendar, Icon: CalendarPlus },
  {
    path: paths.availability,
    words: m.commands.availabilityFreeOpenGridDay,
    Icon: ChartNoAxesGantt,
  },
  {
    path: paths.availability,
    to: printPath,
    label: m.commands.printTheDay,
    words: m.commands.printerPaperPlanScheduleToday,
    Icon: Printer,
  },
  { path: paths.line, words: m.commands.waitWaitingListWaitlistQueue, Icon: ListOrdered },
  { path: paths.notifications, words: m.commands.notificationsBellInboxMessagesNews, Icon: Bell },
  {
    path: paths.notifications,
    to: choicesPath,
    label: m.common.notificationSettings,
    words: m.commands.notificationsChoicesSettingsEmailPush,
    Icon: BellRing,
  },
  {
    path: paths.account,
    words: m.commands.profilePasswordEmailSessionsDevices,
    Icon: CircleUserRound,
  },
  {
    path: paths.dashboard,
    to: ecoPath,
    label: m.commands.ecoImpact,
    words: m.commands.co2CarbonSavingsSavedEnergy,
    Icon: Leaf,
  },
  { path: paths.billing, words: m.commands.planPaymentInvoicesSubscription, Icon: ReceiptText },
  {
    path: paths.admin,
    words: m.commands.administrationOverviewApprovePendingArrivals,
    Icon: CalendarCheck,
  },
  {
    path: paths.report,
    words: m.commands.analyticsStatisticsFiguresMonthUse,
    Icon: ChartColumn,
  },
  { path: paths.organization, words: m.commands.companyTeamAdministration, Icon: Building2 },
  {
    path: paths.organization,
    to: organizationTab('members'),
    label: m.common.members,
    words: m.commands.peopleUsersColleaguesDriversSuspend,
    Icon: Users,
  },
  {
    path: paths.organization,
    to: organizationTab('invites'),
    label: m.commands.invites,
    words: m.commands.invitationsInvitePeopleAddMember,
    Icon: MailPlus,
  },
  {
    path: paths.organization,
    to: organizationTab('locations'),
    label: m.common.locations,
    words: m.commands.chargersGaragesStationsSitesPrint,
    Icon: MapPin,
  },
  {
    path: paths.organization,
    to: displaysPath,
    label: m.commands.wallDisplays,
    words: m.commands.televisionTabletScreenEntranceKiosk,
    Icon: MonitorPlay,
  },
  {
    path: paths.organization,
    to: organizationTab('billing'),
    label: m.common.billing,
    words: m.commands.planPaymentInvoicesCardSubscription,
    Icon: ReceiptText,
  },
  {
    path: paths.organization,
    to: organizationTab('settings'),
    label: m.common.settings,
    words: m.commands.rulesPeakHoursLimitsPrivacy,
    Icon: Settings,
  },
  {
    path: paths.organization,
    to: `${organizationTab('settings')}&view=changes`,
    label: m.commands.activityLog,
    words: m.commands.changesActivityLogAuditHistory,
    Icon: History,
  },
  { path: paths.createOrganization, words: m.commands.newAddCompanyTeam, Icon: Plus },
  { path: paths.bugReport, words: m.commands.helpSupportProblemFeedbackIdea, Icon: Bug },
  { path: paths.terms, words: m.commands.legalPrivacyAgreement, Icon: ScrollText },
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
