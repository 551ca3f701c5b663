import { endOtherSessions, endSession, listSessions } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { endDevice, endOtherDevices } from './end-devices.ts';
import { listDevices, requireDevice } from './list-devices.ts';
import { requirePresence } from './require-recent-sign-in.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';

/** The browsers in which a person is signed in. */
export function sessionRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, listSessions, ({ scope }) => listDevices(deps, scope));

  route(
    api,
    endSession,
    async ({ scope, params, body, reply }) => {
      await requireDevice(deps, scope, params.id);
      // Signing out here is nothing to ask about.
      if (params.id !== scope.sessionId) await requirePresence(deps, scope, body?.currentPassword);
      await endDevice(deps, scope, params.id);
      if (params.id === scope.sessionId) clearSessionCookie(reply, deps);
      return null;
    },
    ({ scope, params }) => requireDevice(deps, scope, params.id),
  );

  route(api, endOtherSessions, async ({ scope, query, body, reply }) => {
    await requirePresence(deps, scope, body?.currentPassword);
    const endsConnections = query.connections === 'end';
    const { ended, cookieValue } = await endOtherDevices(deps, scope, { endsConnections });
    setSessionCookie(reply, cookieValue, deps);
    return { ended };
  });
}
