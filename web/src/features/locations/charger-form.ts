import { m } from '@chargerota/messages';
import { chargingType, connectorType, updateSpotForm } from '@chargerota/contract/forms';
import type { Spot } from '@chargerota/contract';
import { connectorLabel, fitsPower, usualCharger, wrongCurrent } from '@chargerota/domain';
import type { ChargingType } from '@chargerota/domain';
import * as z from 'zod';
import { readNumber, typedNumber } from '../../lib/typed-numbers.ts';
import type { ChargerChanges } from './admin-api.ts';

/** Available: members can reserve it. Maintenance: they see it but cannot reserve it. Out of use: they don't see it. */
export const CHARGER_STATES = ['available', 'maintenance', 'out'] as const;
export type ChargerState = (typeof CHARGER_STATES)[number];

export const CHARGER_STATE_NAMES: Readonly<Record<ChargerState, string>> = m.locations.chargerStates;

export function stateOf({ isActive, currentStatus }: Pick<Spot, 'isActive' | 'currentStatus'>): ChargerState {
  if (!isActive) return 'out';
  return currentStatus === 'maintenance' ? 'maintenance' : 'available';
}

/** Kilowatts as typed, with a point or a comma. */
const power = z
  .string()
  .transform(readNumber)
  .pipe(z.number(m.locations.pleaseEnterThePowerIn).pipe(updateSpotForm.shape.powerOutput.unwrap()));

export const chargerFormSchema = z.object({
  spotNumber: updateSpotForm.shape.spotNumber.unwrap(),
  connectorType,
  chargingType,
  powerOutput: power,
  state: z.enum(CHARGER_STATES),
});
export type ChargerFormValues = z.input<typeof chargerFormSchema>;
type ChargerFormResult = z.output<typeof chargerFormSchema>;

export function chargerFormValues(spot: Spot): ChargerFormValues {
  return {
    spotNumber: spot.spotNumber,
    connectorType: connectorType.safeParse(spot.connectorType).data ?? 'type_2',
    chargingType: chargingType.safeParse(spot.chargingType).data ?? 'level_2',
    powerOutput: typedNumber(spot.powerOutput),
    state: stateOf(spot),
  };
}

/** Only the changed values; null if nothing was changed. */
export function chargerChanges(spot: Spot, { state, ...form }: ChargerFormResult): ChargerChanges | null {
  const changed = Object.entries(form).filter(([field, value]) => value !== spot[field as keyof typeof form]);
  const changes: ChargerChanges = {
    ...Object.fromEntries(changed),
    ...(state !== stateOf(spot) && stateChanges(spot, state)),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** A charger that is out of use keeps its maintenance state, so bringing it back may change both. */
function stateChanges(spot: Spot, wanted: ChargerState): ChargerChanges {
  if (wanted === 'out') return { isActive: false };
  return {
    ...(!spot.isActive && { isActive: true }),
    ...(spot.currentStatus !== wanted && { currentStatus: wanted }),
  };
}

/** The form for many chargers at once; an empty field leaves each charger's value unchanged. */
export const manyChargersSchema = z
  .object({
    connectorType: connectorType.or(z.literal('')),
    chargingType: chargingType.or(z.literal('')),
    powerOutput: z.literal('').or(power),
    state: z.enum(CHARGER_STATES).or(z.literal('')),
  })
  .transform(({ state, ...typed }): ChargerChanges => ({
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
    ...(state === 'out' && { isActive: false }),
    ...((state === 'available' || state === 'maintenance') && { isActive: true, currentStatus: state }),
  }));
export type ManyChargersValues = z.input<typeof manyChargersSchema>;

type Known = Pick<Spot, 'chargingType' | 'connectorType' | 'powerOutput'>;
type Typed = { chargingType: ChargingType | ''; connectorType: string; powerOutput: string };

/**
 * The connector and power that go with the chosen type: empty, to leave them, if those of all these chargers fit;
 * otherwise the usual ones.
 */
export function fittingValues(
  spots: readonly Known[],
  type: ChargingType | '',
  timezone: string,
): Pick<ManyChargersValues, 'connectorType' | 'powerOutput'> {
  if (type === '') return { connectorType: '', powerOutput: '' };
  const usual = usualCharger(type, timezone);
  const connectorsFit = spots.every((spot) => wrongCurrent(type, spot.connectorType) === null);
  const powersFit = spots.every((spot) => fitsPower(type, spot.powerOutput));
  return {
    connectorType: connectorsFit ? '' : usual.connectorType,
    powerOutput: powersFit ? '' : typedNumber(usual.powerOutput),
  };
}

/** Says of a connector or power that it is unusual with the type. An empty field is each charger's own value. */
export function unusual(
  spots: readonly Known[],
  typed: Typed,
): { connector: string | undefined; power: string | undefined } {
  const all = spots.map((spot) => ({
    type: typed.chargingType || spot.chargingType,
    connector: typed.connectorType || spot.connectorType,
    power: typed.powerOutput.trim() === '' ? spot.powerOutput : readNumber(typed.powerOutput),
  }));
  const oddConnector = all.find(({ type, connector }) => wrongCurrent(type, connector) !== null);
  const oddPower = all.find(({ type, power: kw }) => kw > 0 && !fitsPower(type, kw));
  return {
    connector: oddConnector && connectorHint(oddConnector.type, oddConnector.connector),
    power:
      oddPower &&
      (oddPower.type === 'dc_fast'
        ? m.locations.dCFastChargersUsuallyHave
        : m.locations.onlyDCFastChargersUsually),
  };
}

function connectorHint(type: string, connector: string): string {
  const current = wrongCurrent(type, connector);
  const name = connector === 'type_1' ? m.locations.type1J1772 : connectorLabel(connector);
  return current === 'AC'
    ? m.locations.nameIsAnACConnector({ name })
    : m.locations.nameIsADCConnector({ name });
}
