import type { DomainEvent, DomainEventOf, ReservationChange } from '@chargerota/domain';
import type { QueryResultRow } from 'pg';
import type { Tx } from './database/database.ts';
import type { Statement } from './database/statement-group.ts';
import type { TenantScope } from './http/scopes.ts';

/** Tells what has happened, in the transaction in which it happens. Followers run one after the other, in it as well. */
export type Tell = (tx: Tx, event: DomainEvent, now: Date) => Promise<void>;

/** What followers tell further. */
export type Telling = { tell: Tell; reservationFollowers: readonly ReservationFollower[] };

/** What a feature does when something happens in another one, by the event's type. */
export type Follower = {
  readonly [Type in DomainEvent['type']]?: (
    tx: Tx,
    event: DomainEventOf<Type>,
    now: Date,
    telling: Telling,
  ) => Promise<void>;
};

/** Tells these followers, in this order. */
export function tellAll(
  followers: readonly Follower[],
  reservationFollowers: readonly ReservationFollower[],
): Tell {
  const tell: Tell = async (tx, event, now) => {
    for (const follower of followers) {
      const follow = follower[event.type] as
        | ((tx: Tx, event: DomainEvent, now: Date, telling: Telling) => Promise<void>)
        | undefined;
      await follow?.(tx, event, now, { tell, reservationFollowers });
    }
  };
  return tell;
}

/** Whose reservations change in one transaction, and how; nothing is known of a change that is being decided. */
export type Changing = {
  scope: TenantScope;
  userIds: readonly string[];
  changes: readonly ReservationChange[];
  now: Date;
};

/**
 * What a feature does when reservations are made, moved, cut short, prolonged or ended. It reads before the change is
 * written and writes with it, so that a booking with all that follows takes two round trips.
 */
export type ReservationFollower = {
  reads: (of: Changing) => Statement[];
  /** A pure function of the changes and of the rows that were read. */
  follow: (of: Changing, rows: QueryResultRow[][]) => Following;
};

export type Following = {
  writes: Statement[];
  /** The channels to notify after the commit. */
  announce: string[];
};

export const NOTHING_FOLLOWS: Following = { writes: [], announce: [] };

/** Takes each follower's part of the rows of all their reads, in their order. */
export function followAll(
  followers: readonly ReservationFollower[],
  asked: readonly { length: number }[],
  of: Changing,
  rows: readonly QueryResultRow[][],
): Following {
  let taken = 0;
  const all = followers.map((follower, index) => {
    const { length } = asked[index]!;
    taken += length;
    return follower.follow(of, rows.slice(taken - length, taken));
  });
  return {
    writes: all.flatMap(({ writes }) => writes),
    announce: [...new Set(all.flatMap(({ announce }) => announce))],
  };
}
