import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { readSignedInAt } from '../../../platform/sessions/sessions.ts';

const RECENT_MILLISECONDS = 15 * 60_000;

/**
 * For actions by which somebody with a copied cookie, or at a browser left signed in, could take over the account for
 * good. A recent sign-in cannot be copied.
 * @throws DomainError sign_in_again
 */
export async function requireRecentSignIn({ database, clock }: AppDeps, scope: UserScope): Promise<void> {
  const signedInAt = await readSignedInAt(database.drizzle, scope.sessionId);
  const oldest = clock.now().getTime() - RECENT_MILLISECONDS;
  if (!signedInAt || signedInAt.getTime() < oldest) throw new DomainError('sign_in_again');
}
