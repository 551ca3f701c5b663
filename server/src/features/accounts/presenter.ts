import type { User } from '@chargerota/contract';
import type { UserRow } from './store.ts';

/** The account for its owner. The response schema removes fields that are not in the contract. */
export function presentUser(row: UserRow): User {
  const { passwordHash: _, ...user } = row;
  return {
    ...user,
    getsTextMessages: user.smsNotifications && user.confirmedPhone !== null && user.smsStoppedAt === null,
    agreementAcceptedAt: user.agreementAcceptedAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}

export const presentSignedIn = ({ id, email, firstName }: UserRow) => ({ id, email, firstName });
