import { m } from '@chargerota/messages';
import {
  Bug,
  Building2,
  CalendarPlus,
  ChartNoAxesGantt,
  Gauge,
  LogIn,
  LogOut,
  SunMoon,
  UserPlus,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { addressOf, useSignInHere } from '../features/accounts/sign-in/after-sign-in.ts';
import { leaveGuarded } from '../lib/leave-guard.ts';
import { toggleTheme } from '../lib/theme.ts';
import {
  useCurrentOrganization,
  useIsOffered,
  useKnownUser,
  useMyOrganizations,
  useSignOut,
} from '../lib/session.ts';
import { readText, writeText } from '../lib/storage.ts';
import { paths } from '../lib/paths.ts';
import type { Path } from '../lib/paths.ts';
import { useJustChanged } from '../lib/use-over-time.ts';
import { useScrollLockChanges } from '../ui/scroll-lock.ts';
import { OpenOffer } from './open-offer.tsx';
import { OrganizationSwitcher } from './organization-switcher.tsx';
import { screenAt } from './routes.tsx';

type Place = {
  path: Path;
  label: string;
  Icon: LucideIcon;
  adminsOnly?: boolean;
  /** A screen on which this would lead astray: who is invited does not register an organization. */
  notOn?: Path;
  /** Another screen that is reached from this one; while it is open, this link is marked as current. */
  includes?: Path;
};

const SIGNED_IN: readonly Place[] = [
  { path: paths.dashboard, label: m.app.dash, Icon: Gauge, includes: paths.account },
  { path: paths.booking, label: m.app.book, Icon: CalendarPlus },
  { path: paths.availability, label: m.common.status, Icon: ChartNoAxesGantt },
  { path: paths.organization, label: m.app.org, Icon: Building2, adminsOnly: true, includes: paths.admin },
  { path: paths.bugReport, label: m.app.bug, Icon: Bug },
];

const SIGNED_OUT: readonly Place[] = [
  { path: paths.registration, label: m.common.register, Icon: UserPlus, notOn: paths.invitation },
  { path: paths.login, label: m.common.signIn, Icon: LogIn },
];

/** Links to the screens, then the tools. */
export function BottomNavigation(): ReactNode {
  const signedIn = useKnownUser() !== null;
  const isAdmin = useIsAdministrator(signedIn);
  const [here] = useLocation();
  // Always asked for, so that the answer is kept while other screens need it.
  const mayRegister = useIsOffered('registration');
  const places = signedIn ? SIGNED_IN : mayRegister ? SIGNED_OUT : SIGNED_OUT.slice(1);
  // On a phone a dialog's buttons cover these links. The dialog closes under a finger that may press twice.
  const isUncoveredJustNow = useJustChanged(useScrollLockChanges());
  return (
    <nav className="nav" aria-label={m.app.main} data-just-changed={isUncoveredJustNow || undefined}>
      <ul>
        {places
          .filter((place) => (!place.adminsOnly || isAdmin) && place.notOn !== here)
          .map((place) => {
            const Item = place.path === paths.login ? SignInItem : PlaceItem;
            return <Item key={place.path} {...place} />;
          })}
        {signedIn && <SwitchItem />}
        <li className="util">
          <button type="button" onClick={toggleTheme}>
            <SunMoon className="ic" aria-hidden="true" />
            <span>{m.app.theme}</span>
          </button>
        </li>
        {signedIn && <SignOutItem />}
      </ul>
    </nav>
  );
}

const ADMIN_KEY = 'navigation_admin';

/** Until it is loaded, what was so last on this device, so that the links do not move under a finger. */
function useIsAdministrator(signedIn: boolean): boolean {
  const { data } = useMyOrganizations();
  const organization = useCurrentOrganization();
  const isAdmin = organization?.role === 'admin' && organization.membershipStatus === 'active';
  const known = signedIn && data === undefined ? null : signedIn && isAdmin;
  useEffect(() => {
    if (known !== null) writeText(ADMIN_KEY, known ? 'yes' : null);
  }, [known]);
  return known ?? readText(ADMIN_KEY) === 'yes';
}

/**
 * Signing in returns to the current screen if it allows that. On the sign-in page the return path stays the same. Apart
 * from the other links, which do not change with the address's query.
 */
function SignInItem(place: Place): ReactNode {
  const [here] = useLocation();
  const search = useSearch();
  const signInHere = useSignInHere();
  if (here === paths.login) return <PlaceItem {...place} href={addressOf(here, search)} />;
  const screen = screenAt(here);
  const returns = screen?.isOwn || screen?.comesBackFromSignIn;
  return <PlaceItem {...place} href={returns ? signInHere : place.path} />;
}

function PlaceItem({ path, label, Icon, includes, href = path }: Place & { href?: string }): ReactNode {
  const [here] = useLocation();
  const preload = screenAt(path)?.preload;
  return (
    <li>
      <Link
        href={href}
        aria-current={here === path ? 'page' : here === includes || undefined}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon className="ic" aria-hidden="true" />
        <span>{label}</span>
        {/* In full it stands on the dashboard. */}
        {path === paths.dashboard && <OpenOffer place="navigation" />}
      </Link>
    </li>
  );
}

/** Shown on phones only: on wide screens the organization's name fits into the masthead. */
function SwitchItem(): ReactNode {
  const organizations = useMyOrganizations();
  if ((organizations.data?.length ?? 0) < 2) return null;
  return (
    <li className="only-phone">
      <OrganizationSwitcher place="navigation" />
    </li>
  );
}

const loadQuestion = () => import('../ui/sign-out-question.tsx');
const SignOutQuestion = lazy(async () => ({ default: (await loadQuestion()).SignOutQuestion }));

function SignOutItem(): ReactNode {
  const signOut = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="util">
      <button
        type="button"
        onPointerEnter={() => void loadQuestion()}
        onFocus={() => void loadQuestion()}
        onClick={() => leaveGuarded(() => setIsAsking(true))}
      >
        <LogOut className="ic" aria-hidden="true" />
        <span>{m.common.signOut}</span>
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <SignOutQuestion onClose={() => setIsAsking(false)} signOut={() => signOut.mutateAsync()} />
        </Suspense>
      )}
    </li>
  );
}
