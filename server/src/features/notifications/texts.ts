import type { NoticeKind, ReservationStatus } from '@chargerota/domain';
import type { NoticeText } from './channel.ts';

/** The reservation that a notice is about, as it is when the notice goes out. */
export type NoticedReservation = {
  id: string;
  status: ReservationStatus;
  date: string;
  timeSlot: string;
  startsAt: Date;
  endsAt: Date;
  arrivedAt: Date | null;
  locationName: string;
  address: string;
  timezone: string;
  spotNumber: string;
};

/** What the text of a notice is made of. */
export type NoticeFacts = {
  now: Date;
  firstName: string | null;
  organizationName: string;
  reservation: NoticedReservation | null;
  /** What the cause wrote down; each kind has its schema. */
  params: unknown;
};

/** The words of a notice; null where its reason no longer holds, so that nothing is to be said. */
export function noticeText(_kind: NoticeKind, _facts: NoticeFacts): NoticeText | null {
  throw new Error('not built yet');
}
