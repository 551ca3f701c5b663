import type { User } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { mustConfirmAddress } from './profile/unconfirmed-address.ts';
import type { OwnUser, UserRow } from './store.ts';

/** The account for its owner. The response schema removes fields that are not in the contract. */
export function presentUser(row: OwnUser, config: AppDeps['config']): User {
  const { passwordHash: _, ...user } = row;
  return {
    ...user,
    getsTextMessages: user.smsNotifications && user.confirmedPhone !== null && user.smsStoppedAt === null,
    mustConfirmEmail: mustConfirmAddress(config, row),
    agreementAcceptedAt: user.agreementAcceptedAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}

export const presentSignedIn = ({ id, email, firstName }: UserRow) => ({ id, email, firstName });
