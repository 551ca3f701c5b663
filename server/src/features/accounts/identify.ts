import type { AppDeps } from '../../platform/app-deps.ts';
import type { Identify } from '../../platform/http/access.ts';
import { resolveSession } from '../../platform/sessions/resolve-session.ts';

/** Says who a session cookie belongs to, and their membership in the organization concerned (DESIGN.md §2). */
export function makeIdentify({ database, clock }: Pick<AppDeps, 'database' | 'clock'>): Identify {
  return (cookie, organizationId) =>
    resolveSession(database.drizzle, cookie, { now: clock.now(), organizationId });
}
