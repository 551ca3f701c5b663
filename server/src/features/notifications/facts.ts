import type { ReservationKind, ReservationStatus, WeeklyHours } from '@chargerota/domain';

/** The reservation that a notice is about, as it is when the notice goes out. */
export type NoticedReservation = {
  id: string;
  kind: ReservationKind;
  status: ReservationStatus;
  createdAt: Date;
  /** Of its charger. */
  powerKw: number;
  date: string;
  timeSlot: string;
  startsAt: Date;
  endsAt: Date;
  arrivedAt: Date | null;
  /** What had passed of its arrival window before its start. */
  awaitedMs: number;
  locationName: string;
  address: string;
  timezone: string;
  /** The location's opening hours. */
  weeklyHours: WeeklyHours;
  spotNumber: string;
  /** The organization's rules: how long arrival can be confirmed, and whether the reservation is a no-show after that. */
  noShowGracePeriodMinutes: number;
  autoMarkNoShow: boolean;
  /**
   * Whether another member has the charger right after it, or waits in line, and the organization wants it said. Nothing
   * tells who.
   */
  following: 'booked' | 'waiting' | null;
};

/** What the text of a notice is made of. */
export type NoticeFacts = {
  now: Date;
  firstName: string | null;
  organizationName: string;
  reservation: NoticedReservation | null;
  /** Of a question, the same notice in the reader's list; null if it is not listed. */
  listedId?: string | null;
  /** What the cause has stored; each kind has its schema. */
  params: unknown;
};
