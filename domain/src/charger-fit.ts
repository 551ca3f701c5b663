// Which connector and power go with a type of charging (docs/rules.md "New chargers"). Unusual ones are allowed.
import { usualConnector } from './connector-by-zone.ts';
import { DEFAULT_POWER_OUTPUT } from './reference-lists.ts';
import type { ChargingType, ConnectorType } from './reference-lists.ts';

const CURRENTS: Readonly<Record<ConnectorType, 'AC' | 'DC' | 'both'>> = {
  type_1: 'AC',
  type_2: 'AC',
  ccs_1: 'DC',
  ccs_2: 'DC',
  chademo: 'DC',
  nacs: 'both',
};
/** Kilowatts of the weakest common DC charger, and of the strongest that charges with alternating current. */
const LEAST_DC = 20;
const MOST_AC = 43;
const USUAL_DC_POWER = 50;

/** The current of a connector that does not go with this type of charging; null if it does. */
export function wrongCurrent(chargingType: string, connectorType: string): 'AC' | 'DC' | null {
  const current = CURRENTS[connectorType as ConnectorType] ?? 'both';
  return current === 'both' || current === (chargingType === 'dc_fast' ? 'DC' : 'AC') ? null : current;
}

export const fitsPower = (chargingType: string, powerOutput: number): boolean =>
  chargingType === 'dc_fast' ? powerOutput >= LEAST_DC : powerOutput <= MOST_AC;

/** What a charger of this type most likely has. `timezone` is its location's. */
export function usualCharger(
  chargingType: ChargingType,
  timezone: string,
): { connectorType: ConnectorType; powerOutput: number } {
  const connectorType = usualConnector(timezone);
  if (chargingType !== 'dc_fast') return { connectorType, powerOutput: DEFAULT_POWER_OUTPUT };
  return { connectorType: connectorType === 'type_1' ? 'ccs_1' : 'ccs_2', powerOutput: USUAL_DC_POWER };
}
