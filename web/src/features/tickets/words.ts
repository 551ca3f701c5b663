import { m } from '@chargerota/messages';
import type { REPORT_CATEGORIES, TicketPriority, TicketStatus, TicketType } from '@chargerota/domain';
import type { Tone } from '../../ui/badge.tsx';

export const TYPE_WORDS: Record<TicketType, string> = {
  bug: m.tickets.bug,
  feature: m.tickets.featureRequest,
};

/** The words of tickets, as their reporters and the operators read them. */
export const STATUS_WORDS: Record<TicketStatus, { word: string; tone: Tone }> = {
  pending: { word: m.common.pending, tone: 'wait' },
  in_work: { word: m.tickets.inProgress, tone: 'info' },
  completed: { word: m.tickets.completed, tone: 'ok' },
};

export const PRIORITY_WORDS: Record<TicketPriority, string> = {
  low: m.tickets.low,
  normal: m.tickets.normal,
  high: m.tickets.high,
  urgent: m.tickets.urgent,
};

const CATEGORY_WORDS: Record<string, string> = {
  authentication: m.tickets.signingIn,
  booking: m.tickets.booking,
  arrival: m.tickets.arrival,
  charging: m.tickets.charging,
  display: m.tickets.display,
  payment: m.tickets.payment,
  organization: m.common.organization,
  performance: m.tickets.performance,
  notifications: m.common.notifications,
  ui: m.tickets.userInterface,
  reporting: m.tickets.reportsAndStatistics,
  integration: m.tickets.integration,
  admin: m.tickets.administration,
  sustainability: m.tickets.sustainability,
  other: m.tickets.other,
};

/** A category's name, for reporters and operators alike; an older version may have stored one that is unknown by now. */
export const categoryWord = (category: string): string => CATEGORY_WORDS[category] ?? category;

type Categories = typeof REPORT_CATEGORIES;
type SubCategoriesOf<T extends keyof Categories> = Categories[T][keyof Categories[T]];
type SubCategory =
  | (SubCategoriesOf<'bug'> & readonly string[])[number]
  | (SubCategoriesOf<'feature'> & readonly string[])[number];

const SUB = m.tickets.subCategories;
/** By the names that are stored. */
const SUB_CATEGORY_WORDS: Readonly<Record<string, string>> = {
  'Cannot sign in': SUB.cannotSignIn,
  'Sign-up fails': SUB.signUpFails,
  'Password reset': SUB.passwordReset,
  'Signed out unexpectedly': SUB.signedOutUnexpectedly,
  'Cannot reserve': SUB.cannotReserve,
  'Wrong times shown': SUB.wrongTimesShown,
  'Reservation missing': SUB.reservationMissing,
  'Edit or cancel fails': SUB.editOrCancelFails,
  'Cannot confirm arrival': SUB.cannotConfirmArrival,
  'Marked as no-show wrongly': SUB.markedAsNoShowWrongly,
  'Countdown is wrong': SUB.countdownIsWrong,
  'Charger out of order': SUB.chargerOutOfOrder,
  'Spot blocked': SUB.spotBlocked,
  'Wrong charger details': SUB.wrongChargerDetails,
  'Layout broken': SUB.layoutBroken,
  'Text unreadable': SUB.textUnreadable,
  'Dark theme': SUB.darkTheme,
  'Phone screen': SUB.phoneScreen,
  Accessibility: SUB.accessibility,
  'Card refused': SUB.cardRefused,
  'Wrong amount': SUB.wrongAmount,
  'Plan change fails': SUB.planChangeFails,
  'Billing history': SUB.billingHistory,
  Members: SUB.members,
  Invitations: SUB.invitations,
  Locations: SUB.locations,
  Settings: SUB.settings,
  'Slow page': SUB.slowPage,
  'Page does not load': SUB.pageDoesNotLoad,
  'Status out of date': SUB.statusOutOfDate,
  'Not received': SUB.notReceived,
  'Received twice': SUB.receivedTwice,
  'Wrong time': SUB.wrongTime,
  'Wrong content': SUB.wrongContent,
  'Recurring reservations': SUB.recurringReservations,
  'Waiting list': SUB.waitingList,
  'Calendar view': SUB.calendarView,
  'Booking rules': SUB.bookingRules,
  'Charger information': SUB.chargerInformation,
  'Live charging state': SUB.liveChargingState,
  'Walk-ins': SUB.walkIns,
  'New channel': SUB.newChannel,
  Timing: SUB.timing,
  Content: SUB.content,
  'Calendar subscription': SUB.calendarSubscription,
  Layout: SUB.layout,
  Language: SUB.language,
  Theme: SUB.theme,
  'Usage statistics': SUB.usageStatistics,
  Export: SUB.export,
  'No-show report': SUB.noShowReport,
  'Single sign-on': SUB.singleSignOn,
  Calendar: SUB.calendar,
  'Charger network': SUB.chargerNetwork,
  API: SUB.api,
  'Payment methods': SUB.paymentMethods,
  Invoices: SUB.invoices,
  'Plans and add-ons': SUB.plansAndAddOns,
  Roles: SUB.roles,
  'Eco impact': SUB.ecoImpact,
  'Carbon report': SUB.carbonReport,
  'Green charging hours': SUB.greenChargingHours,
  'Something else': SUB.somethingElse,
  Other: SUB.other,
} satisfies Record<SubCategory, string>;

/** As `categoryWord`. */
export const subCategoryWord = (subCategory: string): string =>
  SUB_CATEGORY_WORDS[subCategory] ?? subCategory;
