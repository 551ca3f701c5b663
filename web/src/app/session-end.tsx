import type { User } from '@chargerota/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressOf, loginPath } from '../features/accounts/sign-in/after-sign-in.ts';
import { registrationDraft } from '../features/accounts/registration/registration-draft.ts';
import { signedOutState } from '../features/accounts/sign-in/carried.ts';
import { forgetJoiningDraft } from '../features/invitations/screens/invitation/joining-draft.ts';
import { useChosenOrganizationId } from '../lib/current-organization.ts';
import { useHeldScreen } from '../lib/held-session.ts';
import { currentUserQuery, forgetWhatWasRead, useCurrentUser } from '../lib/session.ts';
import { dismissToastWithAction, dismissShownToast } from '../ui/toast.ts';
import { screenAt } from './routes.tsx';

const SignInAgain = lazy(async () => ({
  default: (await import('../features/accounts/sign-in/sign-in-again.tsx')).SignInAgain,
}));

/**
 * Handles a session that has ended elsewhere: goes to the sign-in page and back, or asks for the sign-in on top of a
 * screen with unsaved work.
 */
export function SessionEnd(): ReactNode {
  const held = useHeldScreen();
  useForgetNewAccount();
  useUndoWhereDone();
  useFreshAfter(held !== null);
  return (
    <>
      <WayToSignIn />
      {held && (
        <Suspense>
          <SignInAgain user={held} />
        </Suspense>
      )}
    </>
  );
}

/** Discards the new account typed in this tab once somebody is signed in. */
function useForgetNewAccount(): void {
  const isSignedIn = Boolean(useCurrentUser().data);
  useEffect(() => {
    if (!isSignedIn) return;
    registrationDraft.forget();
    forgetJoiningDraft();
  }, [isSignedIn]);
}

/** What was done in one organization cannot be undone from another, since each request names the chosen one. */
function useUndoWhereDone(): void {
  const chosenId = useChosenOrganizationId();
  const before = useRef(chosenId);
  useEffect(() => {
    if (before.current !== chosenId) dismissToastWithAction();
    before.current = chosenId;
  }, [chosenId]);
}

/**
 * Goes to the sign-in page. A person who signs out themselves leaves the page, so this never runs for them. It draws
 * nothing, and is a part of its own because it follows each change of the address.
 */
function WayToSignIn(): null {
  const client = useQueryClient();
  const user = useCurrentUser().data;
  // Stored when the session ended, because the screen may have navigated since.
  const [path, navigate] = useLocation();
  const search = useSearch();
  const lastSeen = useRef<User | null>(null);
  useEffect(() => {
    const ended = user === null ? lastSeen.current : null;
    lastSeen.current = user ?? null;
    if (!ended) return;
    forgetWhatWasRead(client);
    if (!screenAt(path)?.isOwn) return;
    // Dismisses toasts that the screen showed while it was closing.
    dismissShownToast();
    navigate(loginPath(addressOf(path, search)), {
      replace: true,
      state: signedOutState(ended.email),
    });
  }, [client, user, path, search, navigate]);
  return null;
}

/** Loads the data that could not be loaded while the screen was held, once it is released. */
function useFreshAfter(isHeld: boolean): void {
  const client = useQueryClient();
  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && !isHeld && client.getQueryData(currentUserQuery.queryKey))
      void client.invalidateQueries();
    wasHeld.current = isHeld;
  }, [client, isHeld]);
}
