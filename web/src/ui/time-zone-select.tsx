import type { ComponentProps, ReactNode } from 'react';
import { viewerZone } from '../lib/dates.ts';
import { Select } from './field.tsx';

/** All zones that this browser knows, by continent; the device's own is always among them, as is a given one. */
function zonesByRegion(given: string | undefined): [region: string, zones: string[]][] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), viewerZone(), 'UTC']);
  if (given) known.add(given);
  const regions = new Map<string, string[]>();
  for (const zone of [...known].sort()) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions];
}

/** Chooses an IANA time zone. `given` is a zone that must be in the list, though this browser may not know it. */
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
              {zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
