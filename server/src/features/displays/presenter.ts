import type { Display, DisplayState, ShownCharger } from '@chargerota/contract';
import { isInService, periodsAtOnce, wallName } from '@chargerota/domain';
import type { AtOnce, Period, ReportKind } from '@chargerota/domain';
import type { VisibleRow } from '../reservations/presenter.ts';
import type { ChargerRow, DisplayPlace, DisplayRow } from './store.ts';

export const presentDisplay = ({
  id,
  locationId,
  name,
  showNames,
  look,
  languages,
  createdAt,
  lastSeenAt,
}: DisplayRow): Display => ({
  id,
  locationId,
  name,
  showNames,
  look,
  languages,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

type Facts = {
  /** The start of the day. */
  from: Date;
  until: Date;
  chargers: readonly ChargerRow[];
  rows: readonly VisibleRow[];
  reports: readonly { spotId: string; kind: ReportKind; since: Date }[];
  waiting: number | null;
};

/** `rows` are as members see them of each other; here even less is told of them: no car, no contact, no full name. */
export function presentState(
  place: DisplayPlace,
  { from, until, chargers, rows, reports, waiting }: Facts,
): DisplayState {
  const {
    organizationName,
    locationName,
    timezone,
    look,
    languages,
    isActive,
    weeklyHours,
    showNames,
    rules,
  } = place;
  const periods = (atOnce: AtOnce) =>
    periodsAtOnce(atOnce, { startsAt: from, endsAt: until }, rules, timezone).map(presentPeriod);
  return {
    organizationName,
    locationName,
    timezone,
    look,
    languages,
    isActive,
    weeklyHours,
    until: until.toISOString(),
    reservationOnly: periods('no'),
    restOfHour: periods('rest_of_hour'),
    reservableToday: rules.allowSameDayBooking,
    waiting,
    chargers: chargers.map((charger) => {
      const of = reports.filter(({ spotId }) => spotId === charger.id);
      const report = of.find(({ kind }) => kind === 'broken') ?? of[0];
      return {
        number: charger.spotNumber,
        powerOutput: charger.powerOutput,
        connectorType: charger.connectorType,
        chargingType: charger.chargingType,
        inService: isInService(charger),
        report: report ? { kind: report.kind, since: report.since.toISOString() } : null,
        taken: rows.filter(({ spotId }) => spotId === charger.id).map((row) => presentTaken(row, showNames)),
      };
    }),
  };
}

const presentPeriod = ({ startsAt, endsAt }: Period) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const presentTaken = (row: VisibleRow, showNames: boolean): ShownCharger['taken'][number] => ({
  as: takenAs(row),
  ...presentPeriod(row),
  name: row.closedFor ?? (showNames && row.user ? wallName(row.user) : null),
});

function takenAs({ kind, status, closedFor }: VisibleRow): ShownCharger['taken'][number]['as'] {
  if (kind === 'closure') return closedFor === null ? 'maintenance' : 'closed';
  if (status === 'held') return 'held';
  return status === 'arrived' ? 'charging' : 'reserved';
}
