import type { User } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { AUTH_USER_KEY } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { useIsRouted } from '../lib/routed-paths.ts';
import { useCurrentUser } from '../lib/session.ts';
import { readJson } from '../lib/storage.ts';
import { Avatar } from '../ui/badge.tsx';

/** At the masthead's end, where one looks for one's account: who is signed in, and the way to how. */
export function AccountLink(): ReactNode {
  const user = useCurrentUser();
  const [path] = useLocation();
  // Until the server has said who is here, the record of the last visit says it, so that nothing jumps.
  const known = user.isPending ? readJson<Pick<User, 'firstName' | 'email'>>(AUTH_USER_KEY) : user.data;
  if (!useIsRouted(paths.account) || !known) return null;
  const name = known.firstName || known.email;
  return (
    <Link
      href={paths.account}
      className="mast-me"
      aria-label={`Your account, ${name}`}
      {...(path === paths.account && { 'aria-current': 'page' as const })}
    >
      <Avatar name={name} />
    </Link>
  );
}
