import type { DomainEvent, DomainEventOf } from '@chargerota/domain';
import type { Tx } from './database/database.ts';

/** Tells what has happened, in the transaction in which it happens. Followers run one after the other, in it as well. */
export type Tell = (tx: Tx, event: DomainEvent, now: Date) => Promise<void>;

/** What a feature does when something happens in another one, by the event's type. */
export type Follower = {
  readonly [Type in DomainEvent['type']]?: (
    tx: Tx,
    event: DomainEventOf<Type>,
    now: Date,
    tell: Tell,
  ) => Promise<void>;
};

/** Tells these followers, in this order. */
export function tellAll(followers: readonly Follower[]): Tell {
  const tell: Tell = async (tx, event, now) => {
    for (const follower of followers) {
      const follow = follower[event.type] as
        | ((tx: Tx, event: DomainEvent, now: Date, tell: Tell) => Promise<void>)
        | undefined;
      await follow?.(tx, event, now, tell);
    }
  };
  return tell;
}
