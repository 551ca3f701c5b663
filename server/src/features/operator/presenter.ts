import type { OperatorAccount } from '@chargerota/contract';
import type { Queries } from '../../platform/database/database.ts';
import type { OperatorRow } from './account-store.ts';
import { countRecoveryCodes } from './second-factor/recovery-code-store.ts';

/** The account for its operator. */
export async function presentOperator(
  queries: Queries,
  { id, username, mustChangePassword, totpSecret }: OperatorRow,
): Promise<OperatorAccount> {
  const hasSecondFactor = totpSecret !== null;
  const recoveryCodesLeft = hasSecondFactor ? await countRecoveryCodes(queries, id) : null;
  return { id, username, mustChangePassword, hasSecondFactor, recoveryCodesLeft };
}
