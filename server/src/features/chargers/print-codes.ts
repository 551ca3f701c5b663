import type { Readable } from 'node:stream';
import type { printChargerCodes, RouteInput } from '@chargerota/contract';
import { connectorLabel } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { findPrintedPlace, listPrintedSpots } from './code-store.ts';
import { codeToken } from './code-token.ts';
import { CHARGER_LIMITS } from './limits.ts';
import { sheetPdf } from './sheet-pdf.ts';

/** The screen that codes open. What follows `#` is not sent along, so that no log on the way keeps it. */
const CODE_PATH = '/c';

/** @throws DomainError not_found, also for a charger that is not in use at this location */
export async function printCodes(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string,
  { paper, layout, spotIds }: RouteInput<typeof printChargerCodes>['query'],
): Promise<Readable> {
  await limitAttempts(deps, CHARGER_LIMITS.printByAccount, scope.userId);
  const { drizzle } = deps.database;
  const place = await findPrintedPlace(drizzle, scope, locationId);
  if (!place) throw new DomainError('not_found');
  const spots = await listPrintedSpots(drizzle, scope, { locationId, ids: spotIds ?? null });
  if (spots.length === 0 || (spotIds && spots.length < new Set(spotIds).size))
    throw new DomainError('not_found');
  const key = await deps.keys.links();
  const address = `${deps.config.linkUrl}${CODE_PATH}`;
  const { organizationId } = scope;
  return sheetPdf({
    paper,
    layout,
    ...place,
    address: address.replace(/^https?:\/\//, ''),
    printedAt: deps.clock.now(),
    cards: spots.map(({ id: spotId, spotNumber, codeVersion: version, connectorType, powerOutput }) => ({
      spotNumber,
      facts: `${connectorLabel(connectorType)}, ${powerOutput} kW`,
      link: `${address}#${codeToken(key, { organizationId, spotId, version })}`,
    })),
  });
}
