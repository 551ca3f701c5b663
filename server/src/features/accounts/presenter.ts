import type { User } from '@chargerota/contract';
import type { UserRow } from './store.ts';

/** The account for its owner; the response schema leaves out what the contract doesn't list. */
export function presentUser(row: UserRow): User {
  const { passwordHash: _, ...user } = row;
  return {
    ...user,
    agreementAcceptedAt: user.agreementAcceptedAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}

export const presentSignedIn = ({ id, email, firstName }: UserRow) => ({ id, email, firstName });
