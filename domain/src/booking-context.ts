// All the data that the rules need to evaluate a wish. The server loads it under its locks; the browser builds it from API
// responses.
import type { MadeReport } from './charger-reports.ts';
import type { Begun, Leavable, LeftTime } from './left-times.ts';
import type { LocalDate } from './local-dates.ts';
import type { WeeklyHours } from './opening-hours.ts';
import type { BookingRules } from './organization-rules.ts';
import type { Period } from './periods.ts';
import type { ReservationKind } from './reservation-status.ts';
import type { MembershipStatus, UserStatus } from './statuses.ts';

/** One of the member's own reservations, in any organization. */
export interface OwnReservation extends Leavable {
  id: string;
  organizationId: string;
  locationId: string;
  /** Its location's IANA zone. */
  timezone: string;
  /** The day on which it starts, at its location. */
  date: LocalDate;
  kind: ReservationKind;
}

/** With the slot under which it was reserved, which may begin later than it did (docs/rules.md "Arrival"). */
export type SlottedReservation = OwnReservation & { timeSlot: string };

/** The member's counted bookings (COUNTED_STATUSES) in the organization, without the edited one. */
export interface BookingCounts {
  /** On the day on which the wish starts. */
  day: number;
  /** In that day's ISO week. */
  week: number;
  /** In that day's calendar month. */
  month: number;
}

export interface BookingContext {
  now: Date;
  /** The location's IANA zone. */
  timezone: string;
  /** The zone of the person who reads the rules' messages; absent if unknown, as on the server. */
  readerZone?: string;
  /** Null: the default week applies. */
  weeklyHours: WeeklyHours | null;
  organizationId: string;
  locationId: string;
  locationActive: boolean;
  /** Absent while no spot is chosen. */
  spotActive?: boolean;
  rules: BookingRules;
  /** In the location's organization; null if the person has none there. */
  membershipStatus: MembershipStatus | null;
  accountStatus: UserStatus;
  /**
   * The member's confirmed and arrived reservations near the wish: all that overlap it, and at its location all that
   * are linked to it by reservations which touch. If `counts` is absent, also all counted reservations of the wish's
   * month and week.
   */
  ownReservations: readonly OwnReservation[];
  /** Counted by the database. Without it, the rules count `ownReservations`. */
  counts?: BookingCounts;
  /**
   * How many coming reservations the member has in the organization, without the edited one, as the database has counted
   * them. Without it, the rules count `ownReservations`.
   */
  openBookings?: number;
  /**
   * Everything that occupies the spot around the time of the wish; absent while no spot is chosen. `closedFor`: why it is
   * closed.
   */
  spotBookings?: readonly (Period & { id?: string; closedFor?: string | null })[];
  /** The member's own open reports of the spot; absent while no spot is chosen. */
  ownReports?: readonly MadeReport[];
  /**
   * The energy that the member usually charges, and the power of the chargers: the length to preselect. Absent if it is
   * unknown or the organization does not suggest lengths by it.
   */
  usualNeed?: { energyKwh: number; powerKw: number };
  /** The reservation being edited: it does not conflict with itself. */
  editingId?: string;
  /** What the database has found of the same, if it has begun. Without it, the rules look in `ownReservations`. */
  begun?: Begun;
  /** What the member left or missed around the time of the wish. Without it, the rules look in `ownReservations`. */
  leftTimes?: readonly LeftTime[];
}

export interface BookingWish {
  date: string;
  timeSlot: string;
}

/** A valid wish, on the location's wall clock and as instants. */
export interface Span {
  kind: 'reservation' | 'walk_in';
  date: LocalDate;
  startHour: number;
  /** On the wall clock. */
  hours: number;
  period: Period;
}

/** All that decides whether a reservation can be moved to another charger of its location. */
export type MoveContext = Pick<
  BookingContext,
  | 'now'
  | 'accountStatus'
  | 'membershipStatus'
  | 'locationActive'
  | 'spotActive'
  | 'spotBookings'
  | 'editingId'
  | 'ownReports'
  | 'timezone'
  | 'readerZone'
>;
