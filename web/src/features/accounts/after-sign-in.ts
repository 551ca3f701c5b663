import { paths } from '../../lib/paths.ts';
import { readText, writeText } from '../../lib/storage.ts';

/** Where an invitation waits while the invited person signs in (SPEC.md §7 "Invitations"). */
const PENDING_INVITATION_KEY = 'pendingInvitation';
const OWN_ORIGIN = 'http://this-site.invalid';

export const keepPendingInvitation = (token: string): void => writeText(PENDING_INVITATION_KEY, token);
export const forgetPendingInvitation = (): void => writeText(PENDING_INVITATION_KEY, null);

export const invitationPath = (token: string): string =>
  `${paths.invitation}?token=${encodeURIComponent(token)}`;

export const JOINING_VIEW = 'register';
/** The invitation's page, open at the form of a new account. */
export const joiningPath = (token: string): string => `${invitationPath(token)}&view=${JOINING_VIEW}`;

/** The token of the invitation that a return path leads to; null when it leads elsewhere. */
export function invitationIn(returnUrl: string | null): string | null {
  const path = localPath(returnUrl);
  if (!path?.startsWith(`${paths.invitation}?`)) return null;
  return new URLSearchParams(path.slice(paths.invitation.length)).get('token');
}

/** Sign-in that goes on to `returnUrl`. */
export const loginPath = (returnUrl: string | null): string =>
  returnUrl ? `${paths.login}?${new URLSearchParams({ returnUrl })}` : paths.login;

/**
 * Where a person goes once signed in: back to the invitation that they interrupted, else to the return path of the
 * address, else to the dashboard.
 */
export function pathAfterSignIn(search: string): string {
  const token = readText(PENDING_INVITATION_KEY);
  if (token) return invitationPath(token);
  return localPath(new URLSearchParams(search).get('returnUrl')) ?? paths.dashboard;
}

/**
 * A path of this site, read as a browser reads it: to it `//host` and `/\host` are other sites (DESIGN.md §6), and so
 * is `/.//host` once its dot segment is gone.
 */
export function localPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, OWN_ORIGIN)) return null;
  const url = new URL(wanted, OWN_ORIGIN);
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
