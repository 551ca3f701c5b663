import { m } from '@chargerota/messages';
import {
  buyLocationAddOn,
  buyMemberAddOn,
  buySpotAddOn,
  cancelLocationAddOn,
  cancelMemberAddOn,
  cancelSpotAddOn,
  editLocationAddOn,
  editMemberAddOn,
  editSpotAddOn,
  listLocationAddOns,
  listMemberAddOns,
  listSpotAddOns,
  type ConfirmedQuote,
} from '@chargerota/contract';
import type { AddOnKind, BillingCycle } from '@chargerota/domain';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { invalidInput } from '../../platform/http/domain-error.ts';
import { route } from '../../platform/http/route.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { buyAddOn, editAddOn, readAddOns, requireAddOn } from './decide/add-ons.ts';
import type { AddOnRow } from './add-on-store.ts';
import { BILLING_LIMITS } from './limits.ts';
import { presentLocationAddOn, presentMemberAddOn, presentSpotAddOn } from './view/presenter.ts';
import { requireUsedLocation } from './decide/what-exceeds.ts';

/** The three kinds of add-ons, which differ in the name of their count and in that spots are those of a location. */
export function addOnRoutes(api: FastifyInstance, deps: AppDeps): void {
  const members = actsOn(deps, 'member', presentMemberAddOn);
  route(api, listMemberAddOns, members.list);
  route(api, buyMemberAddOn, ({ scope, body: { membersCount: count, ...body } }) =>
    members.buy(scope, { ...body, count, locationId: null }),
  );
  route(
    api,
    editMemberAddOn,
    ({ scope, params, body: { membersCount: count, ...body } }) =>
      members.edit(scope, params.addOnId, { ...body, count }),
    members.itsRow,
  );
  route(api, cancelMemberAddOn, members.cancel, members.itsRow);

  const places = actsOn(deps, 'location', presentLocationAddOn);
  route(api, listLocationAddOns, places.list);
  route(api, buyLocationAddOn, ({ scope, body: { locationsCount: count, ...body } }) =>
    places.buy(scope, { ...body, count, locationId: null }),
  );
  route(
    api,
    editLocationAddOn,
    ({ scope, params, body: { locationsCount: count, ...body } }) =>
      places.edit(scope, params.addOnId, { ...body, count }),
    places.itsRow,
  );
  route(api, cancelLocationAddOn, places.cancel, places.itsRow);

  const spots = actsOn(deps, 'spot', presentSpotAddOn);
  route(api, listSpotAddOns, spots.list);
  route(
    api,
    buySpotAddOn,
    ({ scope, body: { spotsCount: count, ...body } }) => spots.buy(scope, { ...body, count }),
    ({ scope, named }) =>
      named.locationId && requireUsedLocation(deps.database.drizzle, scope, named.locationId),
  );
  route(
    api,
    editSpotAddOn,
    ({ scope, params, body: { spotsCount: count, ...body } }) =>
      spots.edit(scope, params.addOnId, { ...body, count }),
    spots.itsRow,
  );
  route(api, cancelSpotAddOn, spots.cancel, spots.itsRow);
}

type Confirmed = { confirmed?: ConfirmedQuote | undefined };
type Purchase = { count: number; billingCycle: BillingCycle; locationId: string | null } & Confirmed;
type Edit = {
  addOnId?: string | undefined;
  count?: number | undefined;
  billingCycle?: BillingCycle | undefined;
} & Confirmed;
type OneAddOn = { scope: OrganizationScope; params: { addOnId: string } };

/** What can be done with add-ons of one kind, answered as `present` shows them. */
function actsOn<View>(deps: AppDeps, addOn: AddOnKind, present: (row: AddOnRow) => View) {
  const limit = ({ organizationId }: OrganizationScope) =>
    limitAttempts(deps, BILLING_LIMITS.changeByOrganization, organizationId);
  return {
    list: async ({ scope }: { scope: OrganizationScope }) =>
      (await readAddOns(deps, scope, addOn)).map(present),

    buy: async (scope: OrganizationScope, { billingCycle: cycle, ...purchase }: Purchase) => {
      await limit(scope);
      return present(await buyAddOn(deps, scope, { ...purchase, addOn, cycle }));
    },

    /** A body may repeat the id of the path; another one would be a mistake. */
    edit: async (
      scope: OrganizationScope,
      addOnId: string,
      { addOnId: named = addOnId, billingCycle: cycle, ...edit }: Edit,
    ) => {
      if (named !== addOnId) throw invalidInput('addOnId', m.sentBilling.thisIsNotTheAddOn);
      await limit(scope);
      return present(await editAddOn(deps, scope, { ...edit, addOn, addOnId, cycle }));
    },

    cancel: async ({ scope, params: { addOnId } }: OneAddOn) => {
      await limit(scope);
      return present(await editAddOn(deps, scope, { addOn, addOnId, count: 0 }));
    },

    itsRow: ({ scope, params: { addOnId } }: OneAddOn) => requireAddOn(deps, scope, { addOn, addOnId }),
  };
}
