import { m } from '@chargerota/messages';
import type { Readable } from 'node:stream';
import type {
  openChargerCode,
  printChargerCodes,
  RouteInput,
  RouteResponse,
  voidChargerCodes,
} from '@chargerota/contract';
import { connectorLabel, formatNumber } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { type OrganizationScope, tenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import {
  findCodedSpot,
  findPrintedPlace,
  listPrintedSpots,
  lockPlace,
  raiseCodeVersions,
} from './code-store.ts';
import { codeToken, readCodeToken } from './code-token.ts';
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
      facts: m.sentChargers.connectorAndPower({
        connector: connectorLabel(connectorType),
        power: formatNumber(powerOutput),
      }),
      link: `${address}#${codeToken(key, { organizationId, spotId, version })}`,
    })),
  });
}

/**
 * The charger that a code names. The session decides what its holder may see and do: this says only where to look.
 * @throws DomainError charger_code_invalid, rate_limited
 */
export async function openCode(
  deps: AppDeps,
  scope: UserScope,
  { token }: RouteInput<typeof openChargerCode>['body'],
): Promise<RouteResponse<typeof openChargerCode>> {
  await limitAttempts(deps, CHARGER_LIMITS.openByAccount, scope.userId);
  const code = readCodeToken(await deps.keys.links(), token);
  const found =
    code &&
    (await findCodedSpot(deps.database.drizzle, tenantScope(code.organizationId), {
      spotId: code.spotId,
      userId: scope.userId,
    }));
  if (!found || found.codeVersion !== code.version) throw new DomainError('charger_code_invalid');
  const { spotNumber, isMember, locationId } = found;
  if (!isMember || scope.user.status !== 'approved') return { isMember: false, spotNumber };
  const { organizationId, spotId } = code;
  return { isMember: true, spotNumber, organizationId, locationId, spotId };
}

/**
 * Makes printed codes void; a sheet that is printed afterwards works.
 * @throws DomainError not_found
 */
export function voidCodes(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  locationId: string,
  { spotIds }: RouteInput<typeof voidChargerCodes>['body'],
): Promise<{ voided: number }> {
  return inTransaction(database, async (tx) => {
    const name = await lockPlace(tx, scope, locationId);
    if (name === null) throw new DomainError('not_found');
    const chargers = await raiseCodeVersions(tx, scope, { locationId, ids: spotIds ?? null });
    if (spotIds && chargers.length < new Set(spotIds).size) throw new DomainError('not_found');
    const change = {
      action: 'charger.codes_voided',
      subject: { id: locationId, label: name },
      before: null,
      after: { chargers: spotIds ? chargers : 'all' },
    } as const;
    await recordChange(tx, scope, change, clock.now());
    return { voided: chargers.length };
  });
}
