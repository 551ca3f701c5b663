import { m } from '@chargerota/messages';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { paths } from '../lib/paths.ts';
import type { Path } from '../lib/paths.ts';
import type { ScreenShape } from './screen-skeleton.tsx';

export type ScreenRoute = {
  path: Path;
  /** The browser tab's title, before "ChargeRota". */
  title: string;
  Screen: ComponentType;
  /** What stands there while the screen's code is loading; null for nothing. */
  shape: ScreenShape | null;
  /** Fetches the screen's code ahead of the press that needs it. */
  preload: () => void;
  /** The screen draws its own top edge (sign-in does); else the masthead stands above it. */
  ownHeader?: boolean;
  /** Open to everybody; signing in from its navigation returns to it. */
  comesBackFromSignIn?: boolean;
  /** The screen has a navigation of its own, and does not ask which person is signed in. */
  standsAlone?: boolean;
  /** The installation may leave it out. */
  ofDemo?: boolean;
  /** The screen itself says whether it is connected, and takes a new version by itself. */
  ownConnection?: boolean;
  /** The reads that the screen is about, by their resource: without a connection, it is as old as these. */
  about?: readonly string[];
} & Audience;

/** The people that a screen is for; every screen declares it. */
type Audience = {
  /**
   * Whether the screen requires a signed-in person and is returned to after signing in. Other screens handle signed-out
   * visitors themselves.
   */
  isOwn: boolean;
  /**
   * Which members of an organization the screen is for. After a switch it stays open if the person is one of them in
   * the new organization too. Null if the screen belongs to no organization.
   */
  of: 'members' | 'administrators' | null;
};

type LoadScreen = () => Promise<ComponentType>;

function screen(
  path: Path,
  title: string,
  shape: ScreenShape | null,
  options: Audience &
    Pick<
      ScreenRoute,
      'ownHeader' | 'comesBackFromSignIn' | 'standsAlone' | 'ofDemo' | 'ownConnection' | 'about'
    >,
  load: LoadScreen,
): ScreenRoute {
  return {
    path,
    title,
    shape,
    Screen: lazy(async () => ({ default: await load() })),
    // The failure is shown when the person opens the screen.
    preload: () => void load().catch(() => undefined),
    ...options,
  };
}

const FOR_ANYBODY: Audience = { isOwn: false, of: null };
const WITH_SIGN_IN = { ...FOR_ANYBODY, comesBackFromSignIn: true };
const DEMO = { ...FOR_ANYBODY, standsAlone: true, ofDemo: true };
/** They have a session of their own; whoever else is signed in here does not matter. */
const FOR_OPERATORS = { ...FOR_ANYBODY, standsAlone: true };
const FOR_ONESELF: Audience = { isOwn: true, of: null };
const FOR_MEMBERS: Audience = { isOwn: true, of: 'members' };
const FOR_ADMINISTRATORS: Audience = { isOwn: true, of: 'administrators' };

/** The server says so on its page at one of these paths. Tests have no page. */
const leavesOutDemo = typeof document !== 'undefined' && 'noDemo' in document.documentElement.dataset;

const CARD: ScreenShape = ['card'];
const SECTIONS: ScreenShape = ['title', 'sections'];

const screens: readonly ScreenRoute[] = [
  screen(paths.landing, m.app.aTimetableForYourChargers, ['title', 'text', 'rows'], FOR_ANYBODY, async () => {
    const { LandingScreen } = await import('../features/home/screens/landing/screen.tsx');
    return LandingScreen;
  }),
  screen(paths.login, m.common.signIn2, CARD, { ...FOR_ANYBODY, ownHeader: true }, async () => {
    const { LoginScreen } = await import('../features/accounts/sign-in/login.tsx');
    return LoginScreen;
  }),
  screen(paths.forgotPassword, m.app.forgotPassword, CARD, { ...FOR_ANYBODY, ownHeader: true }, async () => {
    const { ForgotPasswordScreen } = await import('../features/accounts/passwords/forgot-password.tsx');
    return ForgotPasswordScreen;
  }),
  screen(paths.resetPassword, m.app.resetPassword, CARD, { ...FOR_ANYBODY, ownHeader: true }, async () => {
    const { ResetPasswordScreen } = await import('../features/accounts/passwords/reset-password.tsx');
    return ResetPasswordScreen;
  }),
  screen(paths.registration, m.app.administratorRegistration, SECTIONS, FOR_ANYBODY, async () => {
    const { RegistrationScreen } = await import('../features/accounts/registration/registration.tsx');
    return RegistrationScreen;
  }),
  screen(paths.completeRegistration, m.app.completeRegistration, SECTIONS, FOR_ANYBODY, async () => {
    const { CompleteRegistrationScreen } =
      await import('../features/accounts/registration/complete-registration.tsx');
    return CompleteRegistrationScreen;
  }),
  screen(paths.terms, m.app.termsAndConditions, ['title', 'text'], FOR_ANYBODY, async () => {
    const { TermsScreen } = await import('../features/accounts/terms/terms.tsx');
    return TermsScreen;
  }),
  screen(
    paths.organization,
    m.common.organization,
    ['head', 'tabs', 'rows'],
    FOR_ADMINISTRATORS,
    async () => {
      const { OrganizationScreen } = await import('../features/organizations/screens/organization.tsx');
      return OrganizationScreen;
    },
  ),
  screen(paths.admin, m.common.today, ['head', 'figure', 'tabs', 'rows'], FOR_ADMINISTRATORS, async () => {
    const { TodayScreen } = await import('../features/organizations/screens/today/screen.tsx');
    return TodayScreen;
  }),
  screen(paths.report, m.app.usageReport, ['title', 'figure', 'sections'], FOR_ADMINISTRATORS, async () => {
    const { ReportScreen } = await import('../features/reports/screens/report.tsx');
    return ReportScreen;
  }),
  // The wizard itself asks people to sign in.
  screen(paths.createOrganization, m.app.createOrganization, SECTIONS, WITH_SIGN_IN, async () => {
    const { CreateOrganizationScreen } =
      await import('../features/organizations/screens/create-organization.tsx');
    return CreateOrganizationScreen;
  }),
  screen(paths.invitation, m.app.invitation, SECTIONS, FOR_ANYBODY, async () => {
    const { InvitationScreen } = await import('../features/invitations/screens/invitation/screen.tsx');
    return InvitationScreen;
  }),
  ...([paths.paymentSetup, paths.paymentConfirmation] as const).map((path) =>
    screen(path, m.app.paymentSetup, ['title', 'columns'], FOR_ADMINISTRATORS, async () => {
      const { PaymentScreen } = await import('../features/billing/screens/payment/screen.tsx');
      return PaymentScreen;
    }),
  ),
  screen(paths.billing, m.app.billingAndAccount, SECTIONS, FOR_MEMBERS, async () => {
    const { AccountOverviewScreen } = await import('../features/billing/screens/account-overview.tsx');
    return AccountOverviewScreen;
  }),
  screen(
    paths.dashboard,
    m.common.dashboard,
    ['hero', 'sections'],
    { ...FOR_ONESELF, about: ['/api/users'] },
    async () => {
      const { DashboardScreen } = await import('../features/reservations/screens/dashboard/screen.tsx');
      return DashboardScreen;
    },
  ),
  screen(
    paths.booking,
    m.common.bookACharger,
    ['title', 'columns'],
    { ...FOR_MEMBERS, about: ['/api/availability'] },
    async () => {
      const { BookingScreen } = await import('../features/reservations/screens/booking/screen.tsx');
      return BookingScreen;
    },
  ),
  screen(
    paths.availability,
    m.app.chargerStatusReservations,
    ['title', 'figure', 'grid'],
    { ...FOR_MEMBERS, about: ['/api/days'] },
    async () => {
      const { AvailabilityScreen } = await import('../features/reservations/screens/availability/screen.tsx');
      return AvailabilityScreen;
    },
  ),
  screen(
    paths.line,
    m.common.theLine,
    SECTIONS,
    { ...FOR_MEMBERS, about: ['/api/watches', '/api/offers'] },
    async () => {
      const { LineScreen } = await import('../features/waitlist/screens/line/screen.tsx');
      return LineScreen;
    },
  ),
  // Asks people to sign in, and comes back to the offer of the link.
  screen(paths.offer, m.app.aChargerForYou, ['title', 'figure'], FOR_ANYBODY, async () => {
    const { OfferScreen } = await import('../features/waitlist/screens/offer/screen.tsx');
    return OfferScreen;
  }),
  // Asks people to sign in, and comes back to the code that they have scanned.
  screen(
    paths.charger,
    m.app.atTheCharger,
    ['title', 'figure', 'rows'],
    { ...FOR_ANYBODY, about: ['/api/users'] },
    async () => {
      const { ChargerScreen } = await import('../features/reservations/screens/charger/screen.tsx');
      return ChargerScreen;
    },
  ),
  // On a wall, by a link of its own. Whoever is signed in in that browser does not matter.
  screen(
    paths.display,
    m.common.chargers,
    null,
    { ...FOR_ANYBODY, standsAlone: true, ownConnection: true },
    async () => {
      const { DisplayScreen } = await import('../features/displays/screens/display/screen.tsx');
      return DisplayScreen;
    },
  ),
  screen(paths.account, m.common.yourAccount, SECTIONS, FOR_ONESELF, async () => {
    const { AccountScreen } = await import('../features/accounts/screens/account.tsx');
    return AccountScreen;
  }),
  screen(paths.notifications, m.common.notifications, ['title', 'tabs', 'rows'], FOR_ONESELF, async () => {
    const { NotificationsScreen } = await import('../features/notifications/screens/notifications.tsx');
    return NotificationsScreen;
  }),
  screen(paths.unsubscribe, m.app.unsubscribe, CARD, { ...FOR_ANYBODY, ownHeader: true }, async () => {
    const { UnsubscribeScreen } = await import('../features/notifications/screens/unsubscribe.tsx');
    return UnsubscribeScreen;
  }),
  screen(paths.bugReport, m.app.bugOrFeatureReport, SECTIONS, WITH_SIGN_IN, async () => {
    const { BugReportScreen } = await import('../features/tickets/screens/bug-report.tsx');
    return BugReportScreen;
  }),
  screen(paths.ticket, m.app.yourReport, ['title', 'text'], FOR_ANYBODY, async () => {
    const { TicketScreen } = await import('../features/tickets/screens/ticket.tsx');
    return TicketScreen;
  }),
  screen(paths.developerPortal, m.app.developerPortal, null, FOR_OPERATORS, async () => {
    const { DeveloperPortalScreen } = await import('../features/operator/screens/portal/screen.tsx');
    return DeveloperPortalScreen;
  }),
  screen(paths.initAdmin, m.app.operatorAccount, null, FOR_OPERATORS, async () => {
    const { InitAdminScreen } = await import('../features/operator/screens/init-admin.tsx');
    return InitAdminScreen;
  }),
  screen(
    paths.confirmEmail,
    m.app.confirmEmailAddress,
    CARD,
    { ...FOR_ANYBODY, ownHeader: true },
    async () => {
      const { ConfirmEmailScreen } = await import('../features/accounts/profile/confirm-email.tsx');
      return ConfirmEmailScreen;
    },
  ),
  screen(paths.demoDashboard, m.app.demoCharging, null, DEMO, async () => {
    const { CarDashboardScreen } = await import('../features/demo/screens/car-dashboard/screen.tsx');
    return CarDashboardScreen;
  }),
  screen(paths.demoStatus, m.app.demoChargingStatus, null, DEMO, async () => {
    const { CarStatusScreen } = await import('../features/demo/screens/car-status/screen.tsx');
    return CarStatusScreen;
  }),
  screen(paths.demoCalendar, m.app.demoAvailabilityCalendar, null, DEMO, async () => {
    const { CarCalendarScreen } = await import('../features/demo/screens/car-calendar/screen.tsx');
    return CarCalendarScreen;
  }),
  screen(paths.demoAvailability, m.app.demoAvailability, null, DEMO, async () => {
    const { CarAvailabilityScreen } = await import('../features/demo/screens/car-availability/screen.tsx');
    return CarAvailabilityScreen;
  }),
];

/** The screens of this installation. */
export const routes = screens.filter(({ ofDemo }) => !ofDemo || !leavesOutDemo);

/** The screen at a path, if there is one. */
export const screenAt = (path: string): ScreenRoute | undefined =>
  routes.find((route) => route.path === path);
