import type { User } from '@chargerota/contract';
import { formatPhone, listWords } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useSearch } from 'wouter';
import { choicesPath, paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts, Section } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/states.tsx';
import { Plate, vehicleText } from './vehicle-facts.tsx';
import { PendingEmail } from './pending-email.tsx';
import { accountSecurityQuery } from '../security/api.ts';
import { hasVehicle } from './has-vehicle.ts';
import './profile.css';

// The form brings its validation code along, so it is loaded only for editing.
const loadForm = () => import('./profile-form.tsx');
const ProfileForm = lazy(async () => ({ default: (await loadForm()).ProfileForm }));

/** My Profile: shows the person's own data and lets them edit it in place. */
export function ProfilePanel({ user }: { user: User }): ReactNode {
  const [isEditing, setEditing] = useState(false);
  useAsked(setEditing);
  const editButton = useRef<HTMLButtonElement>(null);
  const security = useQuery({ ...accountSecurityQuery, staleTime: Infinity });
  const close = (): void => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };
  return (
    <Section
      title="My Profile"
      actions={
        !isEditing && (
          <Button
            ref={editButton}
            look="quiet"
            aria-label="Edit my profile"
            onPointerEnter={() => void loadForm()}
            onClick={() => setEditing(true)}
          >
            <Pencil className="ic ic-16" aria-hidden="true" />
            Edit
          </Button>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <ProfileForm user={user} onDone={close} />
        </Suspense>
      ) : (
        <div className="prof">
          <Facts facts={factsOf(user)} />
          {security.data?.emailChange && <PendingEmail user={user} security={security.data} />}
          <p className="line gap-0-24">
            <Link className="link touch" href={paths.account}>
              Your account
            </Link>
            <Link className="link touch" href={choicesPath}>
              Notification settings
            </Link>
            <PreferencesLink className="link touch" />
          </p>
        </div>
      )}
    </Section>
  );
}

/** Opens the form once for whoever asked for it: /dashboard?profile. The form brings itself into sight by its focus. */
function useAsked(setEditing: (isEditing: boolean) => void): void {
  const isAsked = new URLSearchParams(useSearch()).has('profile');
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (!isAsked) return;
    setEditing(true);
    navigate(path, { replace: true });
  }, [isAsked, setEditing, navigate, path]);
}

const Long = ({ text }: { text: string }): ReactNode => <span className="anywhere">{text}</span>;
const Digits = ({ text }: { text: string | null }): ReactNode => <span className="fig">{text}</span>;
const NOT_GIVEN = <span className="mute">Not given</span>;

function factsOf(user: User): (readonly [string, ReactNode])[] {
  return [
    ['Name', [user.firstName, user.lastName].filter(Boolean).join(' ') || NOT_GIVEN],
    ['Email', <Long key="email" text={user.email} />],
    ['Phone', user.phone ? <Digits key="phone" text={formatPhone(user.phone)} /> : NOT_GIVEN],
    ['Notifications', notifications(user)],
    ['Vehicle', vehicle(user)],
    ['Plate', user.licensePlate ? <Plate key="plate" {...user} /> : hasVehicle(user) ? NOT_GIVEN : '–'],
    ...(user.emergencyContact ? [['Emergency contact', user.emergencyContact] as const] : []),
  ];
}

/** In-app notifications are always on. */
function notifications({ emailNotifications, getsTextMessages }: User): string {
  const ways = [emailNotifications && 'email', getsTextMessages && 'text message', 'in the app'];
  const text = listWords(ways.filter((way) => way !== false));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function vehicle(user: User): ReactNode {
  if (hasVehicle(user)) return vehicleText(user);
  return user.detailsDeferred ? NOT_GIVEN : 'No vehicle';
}

// The form is loaded only when it is opened.
const loadDialog = () => import('../preferences/preferences-dialog.tsx');
const PreferencesDialog = lazy(async () => ({ default: (await loadDialog()).PreferencesDialog }));

/** Opens the person's charging preferences. */
function PreferencesLink({ className }: { className: string }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        Your charging preferences
      </button>
      {open && (
        <Suspense fallback={null}>
          <PreferencesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
