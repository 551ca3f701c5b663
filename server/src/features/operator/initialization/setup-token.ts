import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashLinkToken, isSameSecret, newLinkToken } from '../../../platform/tokens.ts';
import { addPrintedToken, hasOperator, isPrintedToken, takePrintedTokens } from './setup-token-store.ts';

/**
 * A link by which the operator account can be made once, within a day; null if there is an account. Only the token's hash
 * is stored, where every instance finds it, so a restart prints another link.
 */
export async function makeSetupLink({ database, config, clock }: AppDeps): Promise<string | null> {
  if (await hasOperator(database.drizzle)) return null;
  const token = newLinkToken();
  await addPrintedToken(database.drizzle, hashLinkToken(token), clock.now());
  // In the fragment, which browsers send to no server, and no log keeps.
  return `${config.linkUrl}/init-admin#token=${token}`;
}

/**
 * Whether a token is the configured one, or in a link that was printed and not used.
 * @throws DomainError setup_token_invalid
 */
export async function requireSetupToken(deps: AppDeps, token: string): Promise<'configured' | 'printed'> {
  if (isConfigured(deps, token)) return 'configured';
  if (await isPrintedToken(deps.database.drizzle, hashLinkToken(token), deps.clock.now())) return 'printed';
  throw new DomainError('setup_token_invalid');
}

/**
 * Uses up a printed token. The configured one works as long as it is configured.
 * @throws DomainError setup_token_invalid
 */
export async function takeSetupToken(deps: AppDeps, tx: Tx, token: string): Promise<void> {
  if (isConfigured(deps, token)) return;
  const isTaken = await takePrintedTokens(tx, hashLinkToken(token), deps.clock.now());
  if (!isTaken) throw new DomainError('setup_token_invalid');
}

function isConfigured({ config }: AppDeps, token: string): boolean {
  const { OPERATOR_SETUP_TOKEN: configured } = config;
  return configured !== undefined && isSameSecret(token, configured);
}
