import type { Administrator } from '@chargerota/contract';
import { personName } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { reinstateAccount, suspendAccount } from '../../accounts/suspend-account.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { presentPerson } from './read-administrators.ts';

const CHANGES = {
  suspended: { act: 'administrator.paused', before: 'approved' },
  approved: { act: 'administrator.reinstated', before: 'suspended' },
} as const;

/**
 * Pauses an administrator's account, or reinstates it.
 * @throws DomainError not_found, and account_state if the account is not in the state that this ends
 */
export async function setAccountStatus(
  { database, clock, tell }: AppDeps,
  scope: OperatorScope,
  id: string,
  status: keyof typeof CHANGES,
): Promise<Administrator> {
  const { act, before } = CHANGES[status];
  return inTransaction(database, async (tx) => {
    // Before the change, because a reinstated account without an organization is in nobody's list any more.
    const person = await presentPerson(tx, id);
    const now = clock.now();
    const apply = status === 'suspended' ? suspendAccount : reinstateAccount;
    await apply(tx, tell, id, now);
    const subject = { id, label: personName(person) };
    await recordOperatorAct(
      tx,
      scope,
      { act, subject, facts: { email: person.email, before, after: status } },
      now,
    );
    return { ...person, status };
  });
}
