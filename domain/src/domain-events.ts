// What happens in one feature and others follow: the whole vocabulary. It is told inside the transaction in which it
// happens, and who follows is listed in server/src/app.ts.
import type { ReservationState } from './reservation-effects.ts';
import type { ReservationKind } from './reservation-status.ts';

export type DomainEvent =
  /** An account can be reached by other methods or addresses than before: a number confirmed, mail switched off. */
  | { type: 'contact_changed'; userId: string }
  /** An account may use nothing any more, in any organization. */
  | { type: 'account_suspended'; userId: string }
  | { type: 'account_reinstated'; userId: string }
  /** A location or chargers cannot be used any more, or a member may not book any more; `reason` is a sentence. */
  | { type: 'use_ended'; organizationId: string; of: UseOf; reason: string }
  /** New hours close a location during coming reservations, which stay. */
  | { type: 'opens_shorter'; organizationId: string; kept: readonly KeptReservation[] };

export type UseOf = { userId: string } | { locationId: string } | { spotIds: string[] };

export type KeptReservation = { id: string; userId: string; timezone: string; startsAt: Date };

export type DomainEventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;

export interface ChangedReservation extends ReservationState {
  id: string;
  userId: string;
  kind: ReservationKind;
}

/** How a reservation becomes another, told to those who follow reservations. */
export interface ReservationChange {
  /** Null of a new one. */
  before: ChangedReservation | null;
  after: ChangedReservation;
  by: ChangedBy;
}

/** Who has changed it, and what its member is told of that. */
export type ChangedBy =
  | 'member'
  /** Nobody has come. */
  | 'absence'
  /** A report turned out to be false; its author is told by others. */
  | 'finding'
  /** It was ended for a reason, which is a sentence. */
  | { kind: 'spot_closed' | 'cancelled_by_other'; reason: string; mayReserve: boolean };
