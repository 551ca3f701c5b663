import type { initializeOperator, RouteInput, RouteResponse } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { destroyOperatorSessions, readSignedInAt } from '../../../platform/sessions/sessions.ts';
import {
  findOperatorByName,
  insertOperator,
  lockOperator,
  updateOperator,
  type OperatorRow,
} from '../account-store.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { forgetSecondFactor } from '../second-factor/switch.ts';
import { newReadablePassword } from './readable-password.ts';
import { forgetPrintedTokens } from './setup-token-store.ts';
import { requireSetupToken, takeSetupToken } from './setup-token.ts';

const USERNAME = 'admin';
const WITHOUT_SESSION = { name: 'Setup token' };

export const findAccount = ({ database }: AppDeps): Promise<OperatorRow | null> =>
  findOperatorByName(database.drizzle, USERNAME);

type Asked = NonNullable<RouteInput<typeof initializeOperator>['body']>;
type Done = RouteResponse<typeof initializeOperator>;
type SignedIn = Pick<OperatorScope, 'developerId' | 'sessionId'>;

/**
 * Creates the operator account, or gives it a new password: with the setup token, or as its signed-in operator
 * (docs/decisions/0055). The password is in the answer only. `existing` is the account as it was when the request came:
 * of several callers at once one succeeds, so every password that was answered works.
 * @throws DomainError setup_token_required, setup_token_invalid, operator_exists, account_state
 */
export async function initialize(
  deps: AppDeps,
  { existing, signedIn }: { existing: OperatorRow | null; signedIn: SignedIn | null },
  { setupToken, reset = true }: Asked,
): Promise<Done> {
  if (setupToken === undefined && signedIn === null) throw new DomainError('setup_token_required');
  const kind = setupToken === undefined ? null : await requireSetupToken(deps, setupToken);
  if (existing) {
    // A printed link is void once there is an account, also if it was stored only after that.
    if (kind === 'printed') throw new DomainError('setup_token_invalid');
    if (setupToken !== undefined && !reset) throw new DomainError('operator_exists');
    return resetCredential(deps, existing, { signedIn, setupToken });
  }
  // A signed-in operator of another name has no account to reset, and needs the token like everybody.
  if (setupToken === undefined) throw new DomainError('setup_token_required');
  return create(deps, setupToken);
}

async function create(deps: AppDeps, setupToken: string): Promise<Done> {
  const { password, passwordHash } = await newCredential(deps);
  const id = newId();
  await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    await takeSetupToken(deps, tx, setupToken);
    const email = `${USERNAME}@${new URL(deps.config.linkUrl).hostname}`;
    // The unique index decides between several at once.
    if (!(await insertOperator(tx, { id, username: USERNAME, email, passwordHash, createdAt: now })))
      throw new DomainError('operator_exists');
    await forgetPrintedTokens(tx);
    const subject = { id, label: USERNAME };
    await recordOperatorAct(tx, WITHOUT_SESSION, { act: 'operator.initialized', subject }, now);
  });
  const message = 'The operator account was created.';
  return { message, username: USERNAME, password, secondFactorEnded: false };
}

async function resetCredential(
  deps: AppDeps,
  { id, username, passwordHash: before }: OperatorRow,
  { signedIn, setupToken }: { signedIn: SignedIn | null; setupToken: string | undefined },
): Promise<Done> {
  const bySession = setupToken === undefined ? signedIn : null;
  const { password, passwordHash } = await newCredential(deps);
  const secondFactorEnded = await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const operator = await lockOperator(tx, id);
    // The reset that came first has ended this session, as has whatever else signed the operator out meanwhile.
    if (bySession && (await readSignedInAt(tx, bySession.sessionId)) === null)
      throw new DomainError('setup_token_required');
    // Another reset, or the operator's own change, came first: its password must stay.
    if (operator?.passwordHash !== before) throw new DomainError('account_state');
    await updateOperator(tx, id, { passwordHash });
    // Whoever has the setup token may have lost the second factor too; a session alone does not end it.
    const endsSecondFactor = setupToken !== undefined && operator.totpSecret !== null;
    if (setupToken !== undefined) await forgetSecondFactor(tx, id);
    await destroyOperatorSessions(tx, id);
    await recordOperatorAct(
      tx,
      bySession ?? WITHOUT_SESSION,
      {
        act: 'operator.credential_reset',
        subject: { id, label: username },
        facts: { secondFactorEnded: endsSecondFactor },
      },
      now,
    );
    return endsSecondFactor;
  });
  return { message: 'The operator account has a new password.', username, password, secondFactorEnded };
}

async function newCredential({ passwords }: AppDeps) {
  const password = newReadablePassword();
  return { password, passwordHash: await passwords.hash(password) };
}
