import * as contract from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import type { RequireRow } from '../../platform/http/existence-check.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { requireLocation, requireSpot } from '../locations/read-locations.ts';
import { openCode, printCodes, voidCodes } from './codes.ts';
import { nudgeHolder } from './nudge-holder.ts';
import { readReports, requireReport } from './read-reports.ts';
import { reportSpot } from './report-spot.ts';
import { resolveReport } from './resolve-report.ts';

export function chargerRoutes(api: FastifyInstance, deps: AppDeps): void {
  const itsLocation: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireLocation(deps, scope, params.id);
  const itsSpot: RequireRow<OrganizationScope> = ({ scope, params }) => requireSpot(deps, scope, params.id);

  route(api, contract.openChargerCode, ({ scope, body }) => openCode(deps, scope, body));
  route(
    api,
    contract.printChargerCodes,
    async ({ scope, params, query, reply }) => {
      const pdf = await printCodes(deps, scope, params.id, query);
      reply.header('content-disposition', 'inline; filename="charger-codes.pdf"');
      return pdf;
    },
    itsLocation,
  );
  route(
    api,
    contract.voidChargerCodes,
    ({ scope, params, body }) => voidCodes(deps, scope, params.id, body),
    itsLocation,
  );

  route(api, contract.listSpotReports, ({ scope }) => readReports(deps, scope));
  route(
    api,
    contract.reportSpot,
    ({ scope, params, body }) => reportSpot(deps, scope, params.id, body),
    itsSpot,
  );
  route(
    api,
    contract.resolveSpotReport,
    async ({ scope, params, query }) => {
      await resolveReport(deps, scope, params.id, query);
      return null;
    },
    ({ scope, params }) => requireReport(deps, scope, params.id),
  );
  route(
    api,
    contract.nudgeHolder,
    async ({ scope, params }) => {
      await nudgeHolder(deps, scope, params.id);
      return null;
    },
    itsSpot,
  );
}
