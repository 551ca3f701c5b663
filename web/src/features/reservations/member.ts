import type { MyOrganization, User } from '@chargerota/contract';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../lib/session.ts';

/** An approved account in an organization where its membership is active: who may book (docs/rules.md "Who may book"). */
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

/** Who looks at the screen, in the current organization: the chosen one, else the first joined. */
export function useMember(): MemberState {
  const user = useCurrentUser();
  const organizations = useMyOrganizations();
  const organization = useCurrentOrganization();
  if (user.data === null) return { state: 'not-a-member', user: null };
  // What was read stays on the screen when reading it anew fails.
  if (user.data === undefined || organizations.data === undefined) {
    if (!user.isError && !organizations.isError) return { state: 'loading' };
    return { state: 'error', retry: () => void Promise.all([user.refetch(), organizations.refetch()]) };
  }
  const mayBook = user.data.status === 'approved' && organization?.membershipStatus === 'active';
  return mayBook && organization
    ? { state: 'member', user: user.data, organization }
    : { state: 'not-a-member', user: user.data };
}
