import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import '../styles/complete-registration-link.css';

/** A link to complete a registration, for a person with an account but no organization. */
export function CompleteRegistrationLink(): ReactNode {
  return (
    <p className="sm mute complete-registration-link">
      Did your registration as an administrator stop halfway?{' '}
      <Link className="link" href={paths.completeRegistration}>
        Complete it
      </Link>
    </p>
  );
}
