import type { IdentityProvider, ProviderProblem } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { ProviderClaims } from '../../../platform/identity-providers/provider.ts';
import { ProviderFailure } from '../../../platform/identity-providers/provider-failure.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { readSignedInAt } from '../../../platform/sessions/sessions.ts';
import { hashLinkToken as hashOf, newLinkToken as newSecret } from '../../../platform/tokens.ts';
import { beginSession, type Browser } from '../sessions/begin-session.ts';
import { connectOwnIdentity } from './connect-identity.ts';
import { useIdentity } from './identity-store.ts';
import type { VerifiedIdentity } from './pending-identity.ts';
import { arrivalPath, pendingPath, problemPath } from './paths.ts';
import { findUserByEmail, lockAccount } from '../store.ts';
import { OAUTH_FLOW_MILLISECONDS } from './oauth-flow-cookie.ts';
import { insertOAuthFlow, takeOAuthFlow, type OAuthFlowRow } from './oauth-flow-store.ts';

/** A browser that returns from a provider. */
export type Returning = {
  provider: IdentityProvider;
  state: string | undefined;
  /** The parameters that the provider gave it; null if the provider posted them instead. */
  parameters: Record<string, string> | null;
  browser: Browser;
};

/** Where the browser goes next, and with which cookies. */
export type Arrival = {
  path: string;
  /** The cookie of a new session. */
  sessionCookie?: string;
  /** Who was signed in, or has connected the provider. */
  userId?: string;
  /**
   * The cookie of a pending identity; null if the flow is over. Absent if the flow was not this browser's, or is not
   * ready.
   */
  flowCookie?: string | null;
};

/**
 * The result of a return from a provider: signed in, connected, a pending identity, or a screen that explains why not
 * (decision 0015). The flow is used up first, so that nothing is decided twice.
 */
export async function returnFromProvider(deps: AppDeps, returning: Returning): Promise<Arrival> {
  const { provider, state, browser } = returning;
  const flow =
    state && browser.flowCookie
      ? await takeOAuthFlow(deps.database.drizzle, {
          provider,
          stateHash: hashOf(state),
          cookieHash: hashOf(browser.flowCookie),
        })
      : null;
  // Without both secrets, nothing about the flow or its purpose is revealed.
  const stray = { action: browser.session ? ('connect' as const) : ('login' as const), returnPath: null };
  if (!flow) return { path: problemPath(stray, provider, 'expired') };
  try {
    if (flow.expiresAt <= deps.clock.now()) throw new ReturnProblem('expired');
    return await decide(deps, flow, await exchangeCode(deps, flow, returning), returning);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    const facts = error instanceof ProviderFailure ? { message: error.message, ...error.facts } : {};
    deps.log.warn(
      { event: 'sign_in.refused', provider, action: flow.action, problem, ...facts },
      'a provider signed nobody in',
    );
    return { path: problemPath(flow, provider, problem), flowCookie: null };
  }
}

function exchangeCode({ identityProviders }: AppDeps, flow: OAuthFlowRow, { state, parameters }: Returning) {
  const brought = parameters ?? flow.posted?.parameters ?? {};
  return identityProviders[flow.provider].exchange(
    { ...brought, state: state ?? '' },
    { state: state ?? '', nonce: flow.nonce, codeVerifier: flow.codeVerifier },
  );
}

function decide(
  { database, clock }: AppDeps,
  flow: OAuthFlowRow,
  claims: ProviderClaims,
  { browser }: Returning,
): Promise<Arrival> {
  const now = clock.now();
  const { provider } = flow;
  return inTransaction(database, async (tx) => {
    if (flow.action === 'connect') {
      const { session } = browser;
      if (!session || session.userId !== flow.userId || !(await isStillSignedIn(tx, session)))
        throw new ReturnProblem('signed_out');
      await connectOwnIdentity(tx, verifiedIdentity(provider, claims), session.user, now);
      return { path: arrivalPath(flow), userId: session.userId, flowCookie: null };
    }
    const userId = await useIdentity(tx, { provider, subject: claims.subject }, now);
    if (!userId) return keepPending(tx, flow, verifiedIdentity(provider, claims), now);
    const { cookieValue } = await beginSession(tx, { userId, method: provider, now }, browser);
    return { path: arrivalPath(flow), sessionCookie: cookieValue, userId, flowCookie: null };
  });
}

/** Checked under the account's lock, since the owner may have signed out everywhere while the provider answered. */
async function isStillSignedIn(tx: Tx, { userId, sessionId }: UserScope): Promise<boolean> {
  await lockAccount(tx, userId);
  return (await readSignedInAt(tx, sessionId)) !== null;
}

/** The address counts as the person's own only if the provider has verified it. */
function verifiedIdentity(provider: IdentityProvider, claims: ProviderClaims): VerifiedIdentity {
  const { subject, email, emailVerified, firstName, lastName } = claims;
  if (!email || !emailVerified) throw new ReturnProblem('unverified');
  return { provider, subject, email, firstName, lastName };
}

/** Connects and creates nothing: the person decides on the next screen. */
async function keepPending(
  tx: Tx,
  flow: OAuthFlowRow,
  identity: VerifiedIdentity,
  now: Date,
): Promise<Arrival> {
  const { subject, email, firstName, lastName } = identity;
  const flowCookie = newSecret();
  await insertOAuthFlow(tx, {
    ...flow,
    // A new random state that nobody knows, so that no further return can use this row.
    stateHash: hashOf(newSecret()),
    posted: null,
    // A new value, as with a session: the cookie from before the return is no longer valid.
    cookieHash: hashOf(flowCookie),
    claims: { subject, email, emailVerified: true, firstName, lastName },
    expiresAt: new Date(now.getTime() + OAUTH_FLOW_MILLISECONDS),
  });
  const hasAccount = (await findUserByEmail(tx, email)) !== null;
  return { path: pendingPath(flow, flow.provider, { hasAccount }), flowCookie };
}

/** Ends a return at a screen that explains the problem. */
class ReturnProblem extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem) {
    super(problem);
    this.problem = problem;
  }
}

function problemOf(error: unknown): ProviderProblem | null {
  if (error instanceof ReturnProblem) return error.problem;
  if (error instanceof ProviderFailure) return error.reason;
  if (!(error instanceof DomainError)) return null;
  if (error.code === 'identity_taken') return 'taken';
  if (error.code === 'account_suspended') return 'suspended';
  return error.code === 'identity_other_connected' ? 'another_connected' : null;
}
