import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';

/**
 * Makes a member's pending reminders in one organization what their coming reservations, choices and the organization's
 * settings demand now. The caller holds the member's lock, as every booking does, so that none is planned by choices of
 * before.
 */
export async function replanMember(_tx: Tx, _scope: TenantScope, _userId: string, _now: Date): Promise<void> {
  throw new Error('not built yet');
}

/** The same in every organization of the person: a number was confirmed, a browser subscribed, mail switched off. */
export async function replanPerson(_tx: Tx, _userId: string, _now: Date): Promise<void> {
  throw new Error('not built yet');
}
