// Which notifications people get, by which methods, and when (docs/rules.md "Notifications").
import { MINUTE_MS } from './durations.ts';
import { SHORTEST_OFFER_MINUTES } from './line-wish.ts';
import { addDays } from './local-dates.ts';
import type { Period } from './periods.ts';
import type { ReservationKind, ReservationStatus } from './reservation-status.ts';
import { fullAt } from './suggested-length.ts';
import { parseTimeOfDay } from './time-slots.ts';
import { localTime, wallInstant } from './zones.ts';

export const NOTIFICATION_METHODS = ['app', 'email', 'sms', 'push'] as const;
export type NotificationMethod = (typeof NOTIFICATION_METHODS)[number];

/** Kinds that are due at a time before a reservation starts or ends, or while it runs. */
export const REMINDER_KINDS = [
  'start_15min',
  'start_5min',
  'end_15min',
  'end_5min',
  'custom_reminder',
  /** An hour before the start: who is not coming frees the charger in time for others. */
  'still_coming',
  /** To who is charging, once their car is likely full: somebody in line could use the rest of their time. */
  'someone_waits',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export const NOTIFICATION_KINDS = [
  ...REMINDER_KINDS,
  /** Confirmations of the member's own changes, with a calendar file. */
  'reservation_confirmed',
  'reservation_changed',
  'reservation_cancelled',
  /** Reservations that an administrator's change has ended, except by closing a location or charger. */
  'cancelled_by_other',
  /** Reservations that were ended by closing a location or charger. */
  'spot_closed',
  /** A reservation that stays, though new opening hours close its location meanwhile. */
  'outside_hours',
  'no_show',
  'membership_decided',
  /** To its author: an administrator has hidden their review, or shows it again. */
  'review_decided',
  /** To administrators: somebody has joined, or waits for approval. */
  'invitation_accepted',
  'terms_changed',
  'trial',
  'payment',
  'availability',
  /** To administrators: a charger is reported blocked or broken. */
  'spot_reported',
  /** To those who reported it. */
  'report_resolved',
  /** To whoever charged last at a charger where somebody finds a car. */
  'nudge',
  /** To administrators who chose it, on Mondays: what the chargers were used for last week. */
  'usage_report',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const isReminder = (kind: NotificationKind): kind is ReminderKind =>
  (REMINDER_KINDS as readonly NotificationKind[]).includes(kind);

/** People choose methods by topic. Most topics are one kind; some contain several kinds. */
export const NOTIFICATION_TOPICS = [
  ...REMINDER_KINDS,
  'confirmations',
  'cancelled_by_other',
  'spot_closed',
  'no_show',
  'membership_decided',
  'review_decided',
  'invitation_accepted',
  'terms_changed',
  'billing',
  'availability',
  'spot_reported',
  'report_resolved',
  'nudge',
  'usage_report',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

export function topicOf(kind: NotificationKind): NotificationTopic {
  switch (kind) {
    case 'reservation_confirmed':
    case 'reservation_changed':
    case 'reservation_cancelled':
      return 'confirmations';
    case 'outside_hours':
      return 'spot_closed';
    case 'trial':
    case 'payment':
      return 'billing';
    default:
      return kind;
  }
}

/** The methods of a topic until a person chooses others. Methods that do not reach the person are left out. */
export const DEFAULT_METHODS: Record<NotificationTopic, readonly NotificationMethod[]> = {
  start_15min: ['app', 'email', 'push', 'sms'],
  start_5min: ['app', 'push'],
  end_15min: ['app', 'email', 'push', 'sms'],
  end_5min: ['app', 'push'],
  custom_reminder: ['app', 'email', 'push', 'sms'],
  still_coming: ['app', 'email', 'push'],
  someone_waits: ['app', 'push', 'sms'],
  confirmations: ['email'],
  cancelled_by_other: ['app', 'email', 'push', 'sms'],
  spot_closed: ['app', 'email', 'push', 'sms'],
  no_show: ['app', 'email', 'push'],
  membership_decided: ['app', 'email'],
  review_decided: ['app', 'email'],
  invitation_accepted: ['app', 'email'],
  terms_changed: ['app', 'email'],
  billing: ['app', 'email'],
  availability: ['app', 'email', 'push', 'sms'],
  spot_reported: ['app', 'email', 'push'],
  report_resolved: ['app', 'push'],
  nudge: ['app', 'push', 'sms'],
  usage_report: [],
};

/** Methods of a topic that cannot be declined: changed terms reach everybody, as the terms promise. */
export const FIXED_METHODS: Partial<Record<NotificationTopic, readonly NotificationMethod[]>> = {
  terms_changed: ['app', 'email'],
};

/** Topics that are never listed in the app, because the reader has just done it themselves. */
export const NEVER_IN_APP: readonly NotificationTopic[] = ['confirmations'];

/** 'HH:MM' to 'HH:MM' by the clocks of the place concerned; an end at or before the start is the next day. */
export interface QuietHours {
  from: string;
  until: string;
}

/** What a member has chosen in one organization, and by which methods they can be reached at all. */
export interface NotificationChoices {
  /** The methods that are switched on and work: an unconfirmed number is none. 'app' always. */
  reachableBy: readonly NotificationMethod[];
  /** What differs from DEFAULT_METHODS. */
  methods: Partial<Record<NotificationTopic, readonly NotificationMethod[]>>;
  /** Minutes before the start; null without a reminder of one's own. */
  customMinutes: number | null;
  quiet: QuietHours | null;
  /** What the member usually charges; null if it is unknown. */
  usualEnergyKwh: number | null;
}

/** The methods by which a person is told of a topic, in the order of NOTIFICATION_METHODS. */
export function methodsFor(topic: NotificationTopic, choices: NotificationChoices): NotificationMethod[] {
  const fixed = FIXED_METHODS[topic] ?? [];
  const chosen = choices.methods[topic] ?? DEFAULT_METHODS[topic];
  return NOTIFICATION_METHODS.filter((method) => {
    if (method === 'app' && NEVER_IN_APP.includes(topic)) return false;
    return fixed.includes(method) || (chosen.includes(method) && choices.reachableBy.includes(method));
  });
}

/** Minutes before the start at which a member's own reminder is due; null without one. */
export function customReminderMinutes(
  organization: { allowCustomReminders: boolean; defaultReminderMinutes: number },
  preferences: { enableCustomReminders: boolean; customReminderMinutes: number | null } | null,
): number | null {
  if (!organization.allowCustomReminders) return null;
  if (preferences && !preferences.enableCustomReminders) return null;
  return preferences?.customReminderMinutes ?? organization.defaultReminderMinutes;
}

/** The part of a reservation that its reminders depend on. */
export interface RemindedReservation extends Period {
  kind: ReservationKind;
  status: ReservationStatus;
  /** Its location's IANA zone: quiet hours are by its clocks. */
  timezone: string;
  createdAt: Date;
  arrivedAt: Date | null;
  /** The power of its charger in kilowatts. */
  powerKw: number;
}

export interface Reminder {
  kind: ReminderKind;
  method: NotificationMethod;
  dueAt: Date;
}

/** How long before the start a member is asked whether they are still coming, and how long they have known by then. */
const STILL_COMING_MINUTES = 60;

/** Whether a reminder is about the end of a reservation, rather than its start. */
export const isOfEnd = (kind: ReminderKind): boolean =>
  kind === 'end_15min' || kind === 'end_5min' || kind === 'someone_waits';

/**
 * The instant after which a reminder is of no use: the start or the end that it announces. What is left for the line must
 * be long enough to be offered.
 */
export function usefulUntil(kind: ReminderKind, { startsAt, endsAt }: Period): Date {
  if (kind === 'someone_waits') return before(endsAt, SHORTEST_OFFER_MINUTES);
  return isOfEnd(kind) ? endsAt : startsAt;
}

const before = (event: Date, minutes: number): Date => new Date(event.getTime() - minutes * MINUTE_MS);

/** Whether a reservation with this status needs a reminder of this kind. */
export function isReminded(kind: ReminderKind, status: ReservationStatus): boolean {
  if (kind === 'someone_waits') return status === 'arrived';
  return status === 'confirmed' || (isOfEnd(kind) && status === 'arrived');
}

/**
 * All reminders that a reservation's state demands, also past ones: each kind by each chosen method, delayed by quiet
 * hours, and left out if it would come too late. If two fall on the same minute by the same method, the one closer to its
 * event stays, and the member's own reminder is left out. In-app notifications make no sound, so quiet hours do not
 * delay them.
 */
export function remindersOf(reservation: RemindedReservation, choices: NotificationChoices): Reminder[] {
  if (reservation.kind !== 'reservation' && reservation.kind !== 'walk_in') return [];
  const { startsAt, endsAt, status, timezone, createdAt, arrivedAt, powerKw } = reservation;
  if (endsAt <= startsAt) return [];
  const asksAt = before(startsAt, STILL_COMING_MINUTES);
  // The first of two in the same minute stays.
  const wanted: { kind: ReminderKind; at: Date }[] = [
    { kind: 'start_5min', at: before(startsAt, 5) },
    { kind: 'start_15min', at: before(startsAt, 15) },
    { kind: 'end_5min', at: before(endsAt, 5) },
    { kind: 'end_15min', at: before(endsAt, 15) },
    // Who has just booked need not be asked.
    ...(createdAt < before(asksAt, STILL_COMING_MINUTES)
      ? [{ kind: 'still_coming' as const, at: asksAt }]
      : []),
    ...(arrivedAt
      ? [
          {
            kind: 'someone_waits' as const,
            at: fullAt({ arrivedAt, endsAt }, { energyKwh: choices.usualEnergyKwh, powerKw }),
          },
        ]
      : []),
    ...(choices.customMinutes === null
      ? []
      : [{ kind: 'custom_reminder' as const, at: before(startsAt, choices.customMinutes) }]),
  ];
  const reminders = wanted
    .filter(({ kind }) => isReminded(kind, status))
    .flatMap(({ kind, at }) =>
      methodsFor(kind, choices).flatMap((method) => {
        const dueAt = method === 'app' ? at : afterQuietHours(at, choices.quiet, timezone);
        return dueAt < usefulUntil(kind, reservation) ? [{ kind, method, dueAt }] : [];
      }),
    );
  const minuteOf = ({ method, dueAt }: Reminder) => `${method} ${Math.floor(dueAt.getTime() / MINUTE_MS)}`;
  return reminders.filter(
    (reminder, index) => reminders.findIndex((other) => minuteOf(other) === minuteOf(reminder)) === index,
  );
}

/** `at`, or the end of the quiet hours that contain it. */
export function afterQuietHours(at: Date, quiet: QuietHours | null, zone: string): Date {
  const from = quiet && parseTimeOfDay(quiet.from);
  const until = quiet && parseTimeOfDay(quiet.until);
  if (from === null || until === null || from === until) return at;
  const { date, hour, minute } = localTime(at, zone);
  const minutes = hour * 60 + minute;
  const overnight = until < from;
  const isQuiet = overnight ? minutes >= from || minutes < until : minutes >= from && minutes < until;
  if (!isQuiet) return at;
  const endsOn = overnight && minutes >= from ? addDays(date, 1) : date;
  const { instant, again } = wallInstant(endsOn, until, zone);
  // Where clocks go back, the minute comes twice.
  return instant > at ? instant : (again ?? at);
}

/**
 * When a notification about something that has just happened is due by a method: after quiet hours, but at once if its
 * subject begins before they end.
 */
export function dueOutsideQuietHours(
  now: Date,
  {
    method,
    quiet,
    zone,
    before,
  }: { method: NotificationMethod; quiet: QuietHours | null; zone: string; before: Date | null },
): Date {
  if (method === 'app') return now;
  const later = afterQuietHours(now, quiet, zone);
  return before && later >= before ? now : later;
}

/** Days that a notification is kept. */
export const KEEP_NOTIFICATIONS_DAYS = 90;
/** A delivery that has not succeeded after this time fails. */
export const NOTIFICATION_DEAD_AFTER_MS = 24 * 3_600_000;
