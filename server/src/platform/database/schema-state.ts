import type { Migration } from './migrations.ts';

/** A migration that the database has had. */
export type Applied = Pick<Migration, 'number' | 'name' | 'needs'>;

export const APPLIED_MIGRATIONS = 'SELECT number, name, needs FROM schema_migrations ORDER BY number';

export type SchemaState = {
  pending: Migration[];
  /** Why this build must not work with the database, for a person; null if it can. */
  refusal: string | null;
};

/**
 * Whether a build that knows `known` can work with a database that has had `applied` (both in their order). It can with a
 * newer schema, unless a migration that it does not know has taken away what it needs.
 */
export function judgeSchema(applied: readonly Applied[], known: readonly Migration[]): SchemaState {
  const numbers = new Set(applied.map(({ number }) => number));
  const newest = known.at(-1)!;
  const tooNew = applied.findLast(({ needs }) => needs > newest.number);
  return {
    pending: known.filter(({ number }) => !numbers.has(number)),
    refusal: tooNew
      ? `The database has the schema ${applied.at(-1)!.name}, which needs a newer version: one that knows ${four(tooNew.needs)}, and this one knows ${newest.name}.`
      : null,
  };
}

const four = (number: number) => String(number).padStart(4, '0');
