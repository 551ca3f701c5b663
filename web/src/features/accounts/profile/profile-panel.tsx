import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import { formatPhone } from '@chargerota/domain';
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
      title={m.accountsProfile.myProfile}
      actions={
        !isEditing && (
          <Button
            ref={editButton}
            look="quiet"
            aria-label={m.accountsProfile.editMyProfile}
            onPointerEnter={() => void loadForm()}
            onClick={() => setEditing(true)}
          >
            <Pencil className="ic ic-16" aria-hidden="true" />
            {m.common.edit}
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
              {m.common.yourAccount}
            </Link>
            <Link className="link touch" href={choicesPath}>
              {m.common.notificationSettings}
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
const NOT_GIVEN = <span className="mute">{m.accountsProfile.notGiven}</span>;

function factsOf(user: User): (readonly [string, ReactNode])[] {
  return [
    [m.common.name, [user.firstName, user.lastName].filter(Boolean).join(' ') || NOT_GIVEN],
    [m.common.email, <Long key="email" text={user.email} />],
    [m.common.phone, user.phone ? <Digits key="phone" text={formatPhone(user.phone)} /> : NOT_GIVEN],
    [m.common.notifications, notifications(user)],
    [m.accountsProfile.vehicle, vehicle(user)],
    [
      m.accountsProfile.plate,
      user.licensePlate ? <Plate key="plate" {...user} /> : hasVehicle(user) ? NOT_GIVEN : '–',
    ],
    ...(user.emergencyContact ? [[m.accountsProfile.emergencyContact, user.emergencyContact] as const] : []),
  ];
}

/** In-app notifications are always on. */
function notifications({ emailNotifications, getsTextMessages }: User): string {
  const notifiedBy = m.accountsProfile.notifiedBy;
  if (emailNotifications)
    return getsTextMessages ? notifiedBy.emailTextMessageAndApp : notifiedBy.emailAndApp;
  return getsTextMessages ? notifiedBy.textMessageAndApp : notifiedBy.app;
}

function vehicle(user: User): ReactNode {
  if (hasVehicle(user)) return vehicleText(user);
  return user.detailsDeferred ? NOT_GIVEN : m.accountsProfile.noVehicle;
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
        {m.accountsProfile.yourChargingPreferences}
      </button>
      {open && (
        <Suspense fallback={null}>
          <PreferencesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
