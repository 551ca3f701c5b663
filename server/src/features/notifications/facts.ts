import type {
  Clock,
  Region,
  ReservationKind,
  ReservationStatus,
  WeeklyHours,
  Language,
} from '@chargerota/domain';

/** The reservation that a notification is about, as it is when the notification goes out. */
export type NotifiedReservation = {
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

/** What the text of a notification is made of. */
export type NotificationFacts = {
  now: Date;
  firstName: string | null;
  /** In whose formats the reader has dates and times written. */
  language: Language;
  region: Region;
  clock: Clock;
  organizationName: string;
  reservation: NotifiedReservation | null;
  /** Of a question, the same notification in the reader's list; null if it is not listed. */
  listedId?: string | null;
  /** What the cause has stored; each kind has its schema. */
  params: unknown;
};
