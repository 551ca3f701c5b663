import type { MyOrganization, User } from '@chargerota/contract';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../../lib/session.ts';

/** A member who may book: an approved account with an active membership (docs/rules.md "Who may book"). */
export interface Member {
  user: User;
  organization: MyOrganization;
}

export type MemberState =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  /** Signed out, waiting for approval, suspended, or without an organization. */
  | { state: 'not-a-member'; user: User | null }
  | ({ state: 'member' } & Member);

/** The viewer in the current organization, which is the chosen one or else the first joined. */
export function useMember(): MemberState {
  const user = useCurrentUser();
  const organizations = useMyOrganizations();
  const organization = useCurrentOrganization();
  if (user.data === null) return { state: 'not-a-member', user: null };
  // Loaded data stays on the screen if reloading it fails.
  if (user.data === undefined || organizations.data === undefined) {
    if (!user.isError && !organizations.isError) return { state: 'loading' };
    return { state: 'error', retry: () => void Promise.all([user.refetch(), organizations.refetch()]) };
  }
  const mayBook = user.data.status === 'approved' && organization?.membershipStatus === 'active';
  return mayBook && organization
    ? { state: 'member', user: user.data, organization }
    : { state: 'not-a-member', user: user.data };
}
