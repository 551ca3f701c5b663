import { useLocation, useSearch } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { readText, writeText } from '../../../lib/storage.ts';

/** Storage key of the invitation's token while the invited person signs in. */
const PENDING_INVITATION_KEY = 'pendingInvitation';
const OWN_ORIGIN = 'http://this-site.invalid';

/** The token stays in this browser, because return paths appear in addresses, logs and the database. */
export const keepPendingInvitation = (token: string): void => writeText(PENDING_INVITATION_KEY, token);
export const forgetPendingInvitation = (): void => writeText(PENDING_INVITATION_KEY, null);

export const invitationPath = (token: string): string =>
  `${paths.invitation}?token=${encodeURIComponent(token)}`;

export const JOINING_VIEW = 'register';
/** The invitation's page, with the form for a new account open. */
export const joiningPath = (token: string): string => `${invitationPath(token)}&view=${JOINING_VIEW}`;

/** Returns to the form for a new account of the stored invitation. */
export const KEPT_JOINING_PATH = `${paths.invitation}?view=${JOINING_VIEW}`;

const isInvitationKept = (): boolean => Boolean(readText(PENDING_INVITATION_KEY));

/** The page of the stored invitation, with its token and the rest of the query; null if none is stored. */
export function keptInvitationPath(search: string): string | null {
  const token = readText(PENDING_INVITATION_KEY);
  if (!token) return null;
  const query = new URLSearchParams(search);
  query.set('token', token);
  return `${paths.invitation}?${query}`;
}

/** Whether a return path leads to the stored invitation. */
export const leadsToInvitation = (returnUrl: string | null): boolean =>
  localPath(returnUrl)?.split('?', 1)[0] === paths.invitation && isInvitationKept();

/** The path and query of the current address, without the fragment. */
export const addressOf = (path: string, search: string): string => (search ? `${path}?${search}` : path);

const leadingTo = (returnUrl: string | null, path: string): string =>
  returnUrl ? `${path}?${new URLSearchParams({ returnUrl })}` : path;

/** The sign-in page that goes on to `returnUrl`. */
export const loginPath = (returnUrl: string | null): string => leadingTo(returnUrl, paths.login);

/** The page for a forgotten password; signing in afterwards still goes on to `returnUrl`. */
export const forgotPasswordPath = (returnUrl: string | null): string =>
  leadingTo(returnUrl, paths.forgotPassword);

/** The return path in a sign-in screen's address, unchecked. */
export const returnUrlOf = (search: string): string | null => new URLSearchParams(search).get('returnUrl');

/** The path after signing in: the interrupted invitation, else the return path in the address, else the dashboard. */
export function pathAfterSignIn(search: string): string {
  if (isInvitationKept()) return paths.invitation;
  return localPath(returnUrlOf(search)) ?? paths.dashboard;
}

/**
 * The path if it belongs to this site, read as a browser would read it: `//host` and `/\host` are other sites, and so
 * is `/.//host` after its dot segment is removed.
 */
export function localPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, OWN_ORIGIN)) return null;
  const url = new URL(wanted, OWN_ORIGIN);
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The link to sign in and return to this screen, with its query. */
export function useSignInHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return loginPath(addressOf(path, search));
}
