// How a limit that was reached is lifted.
import { m } from '@chargerota/messages';
import { askingAddress, cardAddress } from './addresses.ts';

const ADD_ONS = {
  member_limit: ['member', m.billing.addMembersToYourPlan],
  location_limit: ['location', m.billing.addLocationsToYourPlan],
  spot_limit: ['spot', m.billing.addChargersToYourPlan],
} as const;

export type WayOut = { label: string; href: string };

const isAddOn = (code: string): code is keyof typeof ADD_ONS => Object.hasOwn(ADD_ONS, code);

/** Where the refusal `code` is mended, and from where it leads back to `back`; null for any other refusal. */
export function wayOutOf(code: string | null, back: string, locationId?: string): WayOut | null {
  if (code === 'subscription_required') return { label: m.billing.chooseAPlan, href: cardAddress(back) };
  if (code === null || !isAddOn(code)) return null;
  const [add, label] = ADD_ONS[code];
  return { label, href: askingAddress({ add, back, locationId: locationId ?? null }) };
}
