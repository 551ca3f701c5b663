import { lazy } from 'react';
import type { ComponentType } from 'react';
import { paths } from '../lib/paths.ts';
import type { Path } from '../lib/paths.ts';

export type ScreenRoute = {
  path: Path;
  /** What the browser's tab says before "ChargeRota". */
  title: string;
  Screen: ComponentType;
  /** Fetches the screen's code ahead of the press that needs it. */
  preload: () => void;
  /** The screen draws its own top edge (sign-in does); else the masthead stands above it. */
  ownHeader?: boolean;
};

type LoadScreen = () => Promise<ComponentType>;

function screen(
  path: Path,
  title: string,
  load: LoadScreen,
  options: { ownHeader?: boolean } = {},
): ScreenRoute {
  return {
    path,
    title,
    Screen: lazy(async () => ({ default: await load() })),
    // A failure shows when the screen is really wanted.
    preload: () => void load().catch(() => undefined),
    ...options,
  };
}

/** The screens of this build, one line each. Navigation and links show what stands here and nothing else. */
export const routes: readonly ScreenRoute[] = [
  screen(paths.landing, 'A timetable for your chargers', async () => {
    const { LandingScreen } = await import('../features/home/screens/landing/screen.tsx');
    return LandingScreen;
  }),
  screen(
    paths.login,
    'Sign in',
    async () => {
      const { LoginScreen } = await import('../features/accounts/sign-in/login.tsx');
      return LoginScreen;
    },
    { ownHeader: true },
  ),
  screen(
    paths.forgotPassword,
    'Forgot password',
    async () => {
      const { ForgotPasswordScreen } = await import('../features/accounts/passwords/forgot-password.tsx');
      return ForgotPasswordScreen;
    },
    { ownHeader: true },
  ),
  screen(
    paths.resetPassword,
    'Reset password',
    async () => {
      const { ResetPasswordScreen } = await import('../features/accounts/passwords/reset-password.tsx');
      return ResetPasswordScreen;
    },
    { ownHeader: true },
  ),
  screen(paths.registration, 'Administrator Registration', async () => {
    const { RegistrationScreen } = await import('../features/accounts/registration/registration.tsx');
    return RegistrationScreen;
  }),
  screen(paths.completeRegistration, 'Complete registration', async () => {
    const { CompleteRegistrationScreen } =
      await import('../features/accounts/registration/complete-registration.tsx');
    return CompleteRegistrationScreen;
  }),
  screen(paths.terms, 'Terms and Conditions', async () => {
    const { TermsScreen } = await import('../features/accounts/terms/terms.tsx');
    return TermsScreen;
  }),
  screen(paths.organization, 'Organization', async () => {
    const { OrganizationScreen } = await import('../features/organizations/screens/organization.tsx');
    return OrganizationScreen;
  }),
  screen(paths.admin, 'Today', async () => {
    const { TodayScreen } = await import('../features/organizations/screens/today/screen.tsx');
    return TodayScreen;
  }),
  screen(paths.createOrganization, 'Create organization', async () => {
    const { CreateOrganizationScreen } =
      await import('../features/organizations/screens/create-organization.tsx');
    return CreateOrganizationScreen;
  }),
  screen(paths.invitation, 'Invitation', async () => {
    const { InvitationScreen } = await import('../features/invitations/screens/invitation/screen.tsx');
    return InvitationScreen;
  }),
  screen(paths.dashboard, 'Dashboard', async () => {
    const { DashboardScreen } = await import('../features/reservations/screens/dashboard/screen.tsx');
    return DashboardScreen;
  }),
  screen(paths.booking, 'Book a charger', async () => {
    const { BookingScreen } = await import('../features/reservations/screens/booking/screen.tsx');
    return BookingScreen;
  }),
  screen(paths.availability, 'Charger Status & Reservations', async () => {
    const { AvailabilityScreen } = await import('../features/reservations/screens/availability/screen.tsx');
    return AvailabilityScreen;
  }),
  screen(paths.account, 'Sign-in and security', async () => {
    const { AccountScreen } = await import('../features/accounts/security/account.tsx');
    return AccountScreen;
  }),
  screen(
    paths.confirmEmail,
    'Confirm email address',
    async () => {
      const { ConfirmEmailScreen } = await import('../features/accounts/profile/confirm-email.tsx');
      return ConfirmEmailScreen;
    },
    { ownHeader: true },
  ),
];

export const routedPaths: ReadonlySet<string> = new Set(routes.map((route) => route.path));
