import { paths } from '../../../lib/paths.ts';
import { readText, writeText } from '../../../lib/storage.ts';

/** Where an invitation waits while the invited person signs in. */
const PENDING_INVITATION_KEY = 'pendingInvitation';
const OWN_ORIGIN = 'http://this-site.invalid';

/** The token stays in this browser: return paths go through addresses, logs and the database. */
export const keepPendingInvitation = (token: string): void => writeText(PENDING_INVITATION_KEY, token);
export const forgetPendingInvitation = (): void => writeText(PENDING_INVITATION_KEY, null);

export const invitationPath = (token: string): string =>
  `${paths.invitation}?token=${encodeURIComponent(token)}`;

export const JOINING_VIEW = 'register';
/** The invitation's page, open at the form of a new account. */
export const joiningPath = (token: string): string => `${invitationPath(token)}&view=${JOINING_VIEW}`;

/** Leads back to the form of a new account, for the invitation kept. */
export const KEPT_JOINING_PATH = `${paths.invitation}?view=${JOINING_VIEW}`;

const isInvitationKept = (): boolean => Boolean(readText(PENDING_INVITATION_KEY));

/** The page of the invitation kept, its token put back beside what the address says; null when none is kept. */
export function keptInvitationPath(search: string): string | null {
  const token = readText(PENDING_INVITATION_KEY);
  if (!token) return null;
  const query = new URLSearchParams(search);
  query.set('token', token);
  return `${paths.invitation}?${query}`;
}

/** Whether a return path leads to the invitation kept. */
export const leadsToInvitation = (returnUrl: string | null): boolean =>
  localPath(returnUrl)?.split('?', 1)[0] === paths.invitation && isInvitationKept();

/** The path and query of the current address, without the fragment. */
export const addressOf = (path: string, search: string): string => (search ? `${path}?${search}` : path);

const leadingTo = (returnUrl: string | null, path: string): string =>
  returnUrl ? `${path}?${new URLSearchParams({ returnUrl })}` : path;

/** Sign-in that goes on to `returnUrl`. */
export const loginPath = (returnUrl: string | null): string => leadingTo(returnUrl, paths.login);

/** As loginPath, for a forgotten password: after it, sign-in still goes on to `returnUrl`. */
export const forgotPasswordPath = (returnUrl: string | null): string =>
  leadingTo(returnUrl, paths.forgotPassword);

/** The return path that the address of a sign-in screen carries, as it was given. */
export const returnUrlOf = (search: string): string | null => new URLSearchParams(search).get('returnUrl');

/**
 * Where a person goes once signed in: back to the invitation that they interrupted, else to the return path of the
 * address, else to the dashboard.
 */
export function pathAfterSignIn(search: string): string {
  if (isInvitationKept()) return paths.invitation;
  return localPath(returnUrlOf(search)) ?? paths.dashboard;
}

/**
 * A path of this site, read as a browser reads it: to it `//host` and `/\host` are other sites, and so
 * is `/.//host` once its dot segment is gone.
 */
export function localPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, OWN_ORIGIN)) return null;
  const url = new URL(wanted, OWN_ORIGIN);
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
