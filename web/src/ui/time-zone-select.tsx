import type { ComponentProps, ReactNode } from 'react';
import { viewerZone, zonePlace } from '../lib/dates.ts';
import { Select } from './field.tsx';

const LIKELY = 'Likely here';

/**
 * All zones that this browser knows, by continent; always including the device's own and a given one. Those two are at
 * the top, because people nearly always want one of them.
 */
function zonesByRegion(given: string | undefined): [region: string, zones: string[]][] {
  const likely = [...new Set([given, viewerZone()].filter((zone) => zone !== undefined))];
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  for (const zone of likely) known.delete(zone);
  const regions = new Map<string, string[]>([[LIKELY, likely]]);
  for (const zone of [...known].sort()) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions];
}

/** Chooses an IANA time zone. `given` is a zone that must be in the list even if this browser doesn't know it. */
export function TimeZoneSelect({
  given,
  ...props
}: Omit<ComponentProps<'select'>, 'children'> & { given?: string }): ReactNode {
  return (
    <Select {...props}>
      {zonesByRegion(given).map(([region, zones]) => (
        <optgroup key={region} label={region}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zonePlace(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
