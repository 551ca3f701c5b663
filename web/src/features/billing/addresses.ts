import type { Exceeding } from '@chargerota/contract';
import { PLAN_NAMES } from '@chargerota/domain';
import type { AddOnKind, PlanName } from '@chargerota/domain';
import { organizationTab, paths } from '../../lib/paths.ts';

/** The Billing tab. */
export const BILLING_ADDRESS = `${paths.organization}?tab=billing`;

/** The plans there. */
export const PLANS_ID = 'plans';

/** Where a card is stored or changed; afterwards it leads to `back`. A subscription that it starts is on `plan`. */
export const cardAddress = (back: string = BILLING_ADDRESS, plan?: PlanName): string =>
  `${paths.paymentSetup}?${new URLSearchParams({ ...(plan && { plan }), return: back })}`;

/** Where there can be made less of what exceeds. */
export function mendingAddress({ what, locationId }: Exceeding): string {
  if (what === 'members') return `${paths.organization}?tab=members`;
  const locations = organizationTab('locations');
  return what === 'spots' && locationId ? `${locations}&location=${locationId}` : locations;
}

/** The whole payment history, in the Billing tab. */
export const HISTORY_ADDRESS = `${BILLING_ADDRESS}&view=history`;

const ADDS = { members: 'member', locations: 'location', spots: 'spot' } as const satisfies Record<
  string,
  AddOnKind
>;

/** What an address asks to buy, for whom, and where that leads back to. */
export type Asked = {
  add: AddOnKind | null;
  plan: PlanName | null;
  /** The location that chargers are for. */
  locationId: string | null;
  /** As it stands in the address: not yet known to be local. */
  back: string | null;
};

export function askedOf(search: string): Asked {
  const query = new URLSearchParams(search);
  const add = query.get('add');
  return {
    add: Object.entries(ADDS).find(([name]) => name === add)?.[1] ?? null,
    plan: PLAN_NAMES.find((name) => name === query.get('plan')) ?? null,
    locationId: query.get('location'),
    back: query.get('return'),
  };
}

/** The address that opens the dialog for `asked`. */
export function askingAddress({ add, plan, locationId, back }: Partial<Asked>): string {
  const name = Object.entries(ADDS).find(([, kind]) => kind === add)?.[0];
  const query = new URLSearchParams({
    tab: 'billing',
    ...(name && { add: name }),
    ...(plan && { plan }),
    ...(locationId && { location: locationId }),
    ...(back && { return: back }),
  });
  return `${paths.organization}?${query}`;
}

/** The tab as it is open now, to return to from another screen. */
export const addressOf = (search: string): string => `${paths.organization}?${search || 'tab=billing'}`;
