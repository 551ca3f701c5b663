// The violations of booking rules, and the HTTP status of each (docs/rules.md "Order of refusals").

/** The order in which refusals are reported: first who may book, then malformed input, conflicts, rules and limits. */
const RANK = { who: 1, malformed: 2, overlap: 3, rule: 4, limit: 5 } as const;
const STATUS = { who: 403, malformed: 422, overlap: 409, rule: 422, limit: 409 } as const;

const KINDS = {
  not_approved: 'who',
  date_invalid: 'malformed',
  slot_malformed: 'malformed',
  start_skipped: 'malformed',
  own_overlap: 'overlap',
  spot_taken: 'overlap',
  spot_closed: 'overlap',
  location_inactive: 'rule',
  spot_inactive: 'rule',
  spot_reported: 'rule',
  date_past: 'rule',
  hour_past: 'rule',
  same_day_off: 'rule',
  outside_window: 'rule',
  outside_hours: 'rule',
  too_long: 'rule',
  crosses_peak: 'rule',
  off_peak_reservations_off: 'rule',
  walk_ins_off: 'rule',
  off_peak_reservation_only: 'rule',
  walk_in_in_peak: 'rule',
  not_longer: 'rule',
  too_early: 'rule',
  window_used: 'rule',
  day_begun: 'rule',
  consecutive: 'rule',
  not_arrived: 'limit',
  cap_day: 'limit',
  cap_week: 'limit',
  cap_month: 'limit',
  cap_open: 'limit',
} as const satisfies Record<string, keyof typeof RANK>;

export type ViolationCode = keyof typeof KINDS;

export interface Violation {
  code: ViolationCode;
  /** A sentence for the member that names the rule. */
  message: string;
  /** Values for programs: limits, counts, ids, instants as ISO strings. */
  details: Readonly<Record<string, string | number | null>>;
}

/** The HTTP status that the API answers with. */
export function violationStatus(code: ViolationCode): 403 | 409 | 422 {
  return STATUS[KINDS[code]];
}

/** The violation whose status and message the API answers with; null if there is none. */
export function firstRefusal(
  violations: readonly Violation[],
): (Violation & { status: 403 | 409 | 422 }) | null {
  let first: Violation | null = null;
  for (const violation of violations) {
    if (!first || RANK[KINDS[violation.code]] < RANK[KINDS[first.code]]) first = violation;
  }
  return first && { ...first, status: violationStatus(first.code) };
}
