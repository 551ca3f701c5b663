import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../lib/paths.ts';
import { useKnownUser } from '../lib/session.ts';
import { Avatar } from '../ui/badge.tsx';

/** The signed-in person's name at the end of the masthead, linked to their account. */
export function AccountLink(): ReactNode {
  const known = useKnownUser();
  const [path] = useLocation();
  if (!known) return null;
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
