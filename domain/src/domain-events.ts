// What happens in one feature and others follow: the whole vocabulary. It is told inside the transaction in which it
// happens, and who follows is listed in server/src/app.ts.

/** Something that members' use depends on, by its organization. */
export type DomainEvent =
  /** An account can be reached by other methods or addresses than before: a number confirmed, mail switched off. */
  | { type: 'contact_changed'; userId: string }
  /** An account may use nothing any more, in any organization. */
  | { type: 'account_suspended'; userId: string }
  | { type: 'account_reinstated'; userId: string };

export type DomainEventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;
