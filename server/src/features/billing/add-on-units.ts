import type { AddOnCounts, AddOnKind } from '@chargerota/domain';

/** What an add-on adds; `locationId` is that of a spot add-on. */
export type AddOnUnits = { kind: AddOnKind; count: number; locationId: string | null };

/** Units of the add-ons as the catalogue counts them; `locationId` says for which location its chargers are counted. */
export function countUnits(addOns: readonly AddOnUnits[], locationId: string | null): AddOnCounts {
  const sumOf = (kind: AddOnKind, at?: string) =>
    addOns
      .filter((addOn) => addOn.kind === kind && (at === undefined || addOn.locationId === at))
      .reduce((sum, addOn) => sum + addOn.count, 0);
  return {
    members: sumOf('member'),
    locations: sumOf('location'),
    spots: locationId === null ? 0 : sumOf('spot', locationId),
  };
}
