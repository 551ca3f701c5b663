// The activity log in words: what was done, and each field before and after.
import { m } from '@chargerota/messages';
import type { AuditEntry } from '@chargerota/contract';
import {
  describeWeeklyHours,
  differingDays,
  formatDate,
  formatMinutes,
  formatNumber,
  isRealDate,
  parseTimeOfDay,
  WEEKDAYS,
} from '@chargerota/domain';
import type { AuditCategory, WeeklyHours } from '@chargerota/domain';
import { formatDayOf } from '../../../../lib/dates.ts';
import { zonePlace } from '../../../../lib/zone-choices.ts';
import {
  ACCESS_TYPE_NAMES,
  CHARGING_TYPE_NAMES,
  CONNECTOR_NAMES,
  LOCATION_TYPE_NAMES,
} from '../../../locations/words.ts';
import { isSetting, SETTING_LABELS, settingText } from './setting-words.ts';

export const CATEGORY_WORDS: Record<AuditCategory, string> = {
  organization: m.common.organization,
  settings: m.common.settings,
  members: m.common.members,
  invitations: m.organizationsSettings.invitations,
  locations: m.common.locations,
  billing: m.common.billing,
};

/** What was done, as a sentence with `{actor}` and `{subject}`. */
export const actionWords = ({ action }: Pick<AuditEntry, 'action'>): string =>
  m.organizationsSettings.acts[action];

const FIELD_LABELS: Readonly<Record<string, string>> = m.organizationsSettings.fields;

/** The order of the forms. The log is stored without one, so fields come as the database sorts them. */
const FIELD_ORDER: readonly string[] = [
  'name',
  'reason',
  'from',
  'to',
  'chargers',
  'yearly',
  'spotNumber',
  'email',
  'role',
  'description',
  'address',
  'city',
  'state',
  'zipCode',
  'latitude',
  'longitude',
  'timezone',
  'locationType',
  'accessType',
  'totalSpots',
  'chargingType',
  'connectorType',
  'powerOutput',
  'currentStatus',
  'operatingHours',
  'operatingHoursJson',
  'amenities',
  'networkProvider',
  'contactEmail',
  'contactPhone',
  ...Object.keys(SETTING_LABELS),
];

/** Other fields come last, as they are. */
const placeOf = (name: string): number => {
  const place = FIELD_ORDER.indexOf(name);
  return place < 0 ? FIELD_ORDER.length : place;
};

/** 'Contact phone' for contactPhone; settings have their own names. */
export function fieldLabel(name: string): string {
  if (isSetting(name)) return SETTING_LABELS[name];
  const known = FIELD_LABELS[name];
  if (known) return known;
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type FieldChange = { name: string; label: string; before: string | null; after: string | null };

/**
 * The changed fields. A value is null if there was none before, or is none after. For something new, only the given
 * values are listed.
 */
export function fieldChanges({ before, after }: AuditEntry, zone: string): FieldChange[] {
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const given = before ? all : all.filter((name) => !isEmpty(after?.[name]));
  const names = given.toSorted((one, other) => placeOf(one) - placeOf(other));
  return names.map((name) => {
    const was = before && valueText(name, before[name], zone);
    const is = after && valueText(name, after[name], zone);
    const days = HOURS.has(name) && was !== null && is !== null ? differingDays(was, is) : null;
    return { name, label: fieldLabel(name), ...(days ?? { before: was, after: is }) };
  });
}

const HOURS = new Set(['operatingHours', 'operatingHoursJson']);

/** The longest time between two requests of one act: many chargers are changed by one request each. */
const ONE_ACT_MS = 10_000;

/** Puts entries together that tell the same change of several things, made by one person at once. */
export function byAct(entries: readonly AuditEntry[]): AuditEntry[][] {
  const acts: AuditEntry[][] = [];
  for (const entry of entries) {
    const act = acts.at(-1);
    const former = act?.at(-1);
    if (act && former && isSameAct(former, entry)) act.push(entry);
    else acts.push([entry]);
  }
  return acts;
}

const isSameAct = (one: AuditEntry, other: AuditEntry): boolean =>
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= ONE_ACT_MS && sameness(one) === sameness(other);

const sameness = ({ actor, action, before, after }: AuditEntry): string =>
  JSON.stringify([actor.email, action, inOrder(before), inOrder(after)]);

const inOrder = (values: AuditEntry['before']): [string, unknown][] =>
  Object.entries(values ?? {}).toSorted(([one], [other]) => one.localeCompare(other));

/** A value in words. A value from a version with other values is shown unchanged. */
export function valueText(name: string, value: unknown, zone: string): string {
  if (isEmpty(value)) return m.organizationsSettings.nothing;
  if (isSetting(name) && isScalar(value)) return settingText(name, value as never);
  if (typeof value === 'boolean') return value ? m.organizationsSettings.yes : m.organizationsSettings.no;
  if (name === 'timezone' && typeof value === 'string') return zonePlace(value);
  if (MOMENTS.has(name) && typeof value === 'string') return momentText(value);
  if (name === 'role') return value === 'admin' ? m.common.admin : m.common.member;
  if (name === 'powerOutput' && typeof value === 'number')
    return m.organizationsSettings.powerKW({ power: formatNumber(value) });
  if (typeof value === 'string') return TYPED.has(name) ? value : wordOf(value, zone);
  if (Array.isArray(value)) return value.map((one) => valueText('', one, zone)).join('; ');
  if (isWeek(value)) return describeWeeklyHours(value);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, one]) => m.common.labelled({ label: fieldLabel(key), text: valueText(key, one, zone) }))
      .join(', ');
  }
  return JSON.stringify(value);
}

/**
 * Fields that people type. Their values are shown as typed, even if they look like one of our codes: a change from
 * 'pier' to 'Pier' must stay visible.
 */
const TYPED = new Set([
  'name',
  'address',
  'city',
  'state',
  'description',
  'networkProvider',
  'contactEmail',
  'contactPhone',
  'customAgreementText',
  'spotNumber',
  'reason',
]);

/** `YYYY-MM-DDTHH:MM` on a location's clocks. */
const MOMENTS = new Set(['from', 'to']);

function momentText(moment: string): string {
  const [date = '', time = ''] = moment.split('T');
  const minutes = parseTimeOfDay(time);
  return isRealDate(date) && minutes !== null
    ? m.rulesMemberRules.dayAndTime({ day: formatDate(date), time: formatMinutes(minutes) })
    : moment;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isScalar = (value: unknown): boolean => ['boolean', 'number', 'string'].includes(typeof value);

const REFERENCE_WORDS: Record<string, string> = {
  ...m.organizationsSettings.values,
  ...LOCATION_TYPE_NAMES,
  ...ACCESS_TYPE_NAMES,
  ...CONNECTOR_NAMES,
  ...CHARGING_TYPE_NAMES,
};

/**
 * Formats an instant as a day, and one of our codes (past_due) as words; any other value was typed and stays unchanged.
 */
function wordOf(value: string, zone: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDayOf(new Date(value), zone);
  const known = REFERENCE_WORDS[value];
  if (known) return known;
  if (!/^[a-z]+(_[a-z\d]+)*$/.test(value)) return value;
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isWeek = (value: unknown): value is WeeklyHours =>
  typeof value === 'object' && value !== null && WEEKDAYS.every((weekday) => weekday in value);
