// A workplace as a run has it so far: its chargers, what is reserved on them, and what became of everybody's wish.
import { HOUR_MS } from '@chargerota/domain';
import type { BookingContext, BookingRules, OwnReservation, ReservationStatus } from '@chargerota/domain';
import { Events } from './events.ts';
import { OPEN_HOURS, rulesOf } from './policies.ts';
import type { Policy } from './policies.ts';
import type { Visit } from './population.ts';

export const ZONE = 'UTC';

export interface Slot {
  id: string;
  visit: Visit;
  spot: number;
  from: number;
  to: number;
  kind: 'reservation' | 'walk_in';
  status: ReservationStatus;
}

export interface Outcome {
  visit: Visit;
  served: boolean;
  kwh: number;
}

const OCCUPYING = new Set<ReservationStatus>(['held', 'confirmed', 'arrived']);

export class Workplace {
  readonly policy: Policy;
  readonly spots: number;
  readonly rules: BookingRules;
  readonly events = new Events();
  readonly outcomes = new Map<Visit, Outcome>();
  /** Who will not charge any more that day: left, or knows that it falls through. */
  readonly gone = new Set<Visit>();
  private readonly slots: Slot[][] = [];
  private readonly own = new Map<number, Slot[]>();
  private readonly current = new Map<Visit, Slot>();
  private made = 0;

  constructor(policy: Policy, spots: number) {
    this.policy = policy;
    this.spots = spots;
    this.rules = rulesOf(policy);
  }

  wants(visit: Visit): boolean {
    return !this.gone.has(visit) && !this.current.has(visit) && !this.outcomes.get(visit)!.served;
  }

  /** A visit's reservation, unless it has ended without a charge. */
  slotOf(visit: Visit): Slot | undefined {
    return this.current.get(visit);
  }

  /** What a person has reserved so far. */
  ownOf({ person }: Visit): Slot[] {
    return this.own.get(person.index) ?? [];
  }

  /** What is reserved on a charger on a day. */
  occupying(day: number, spot: number): Slot[] {
    return this.on(day, spot).filter((slot) => OCCUPYING.has(slot.status) && slot.from < slot.to);
  }

  isFree(day: number, spot: number, from: number, to: number): boolean {
    return !this.on(day, spot).some(
      (slot) => slot.from < slot.to && slot.from < to && from < slot.to && OCCUPYING.has(slot.status),
    );
  }

  reserve(given: Omit<Slot, 'id'>): Slot {
    const slot = { ...given, id: `s${(this.made += 1)}` };
    const { visit, spot, from, to } = slot;
    if (!this.isFree(visit.day, spot, from, to)) throw new Error('two of them on one charger at a time');
    this.on(visit.day, spot).push(slot);
    return slot;
  }

  /** A slot belongs to its visit from now on. */
  give(slot: Slot): void {
    const { visit } = slot;
    this.current.set(visit, slot);
    this.own.set(visit.person.index, [...this.ownOf(visit), slot]);
  }

  end(slot: Slot, status: 'cancelled' | 'no_show'): void {
    slot.status = status;
    this.current.delete(slot.visit);
  }

  /** What the rules ask about a visit's person. */
  contextOf(visit: Visit, now: number, spotUses?: Slot[]): BookingContext {
    const own = this.ownOf(visit).filter(
      ({ status, to }) => status !== 'cancelled' && to > now - 48 * HOUR_MS,
    );
    return {
      now: new Date(now),
      timezone: ZONE,
      weeklyHours: OPEN_HOURS,
      organizationId: 'o',
      locationId: 'l',
      locationActive: true,
      spotActive: true,
      rules: this.rules,
      membershipStatus: 'active',
      accountStatus: 'approved',
      ownReservations: own.filter(({ status }) => status !== 'held').map((slot) => asOwn(slot)),
      ...(spotUses && {
        spotBookings: spotUses.map(({ from, to }) => ({ startsAt: new Date(from), endsAt: new Date(to) })),
      }),
    };
  }

  /** What was ever reserved on a charger on a day. */
  private on(day: number, spot: number): Slot[] {
    return (this.slots[day * this.spots + spot] ??= []);
  }
}

export const asOwn = ({ id, visit, from, to, kind, status }: Slot): OwnReservation => ({
  id,
  organizationId: 'o',
  locationId: 'l',
  timezone: ZONE,
  date: visit.date,
  status,
  kind,
  startsAt: new Date(from),
  endsAt: new Date(to),
});
