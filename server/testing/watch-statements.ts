import type { Pool, PoolClient } from 'pg';
import { lockOrder, type Statement } from './lock-order.ts';

/** The text of each named statement that a test of this process has sent, on whichever connection. */
const texts = new Map<string, string>();

/**
 * A connection keeps a named statement and refuses another text by its name. In a test the two are seldom sent on the same
 * connection; for users they are, sooner or later.
 */
function seeName({ name, text }: Statement): void {
  if (!name) return;
  const known = texts.get(name) ?? text;
  texts.set(name, known);
  if (known !== text) throw new Error(`Two statements are named ${name}:\n${known}\n${text}`);
}

/**
 * Fails, on every connection of `pool`, statements that take locks in another order than documented, and two statements
 * by the same name.
 */
export function watchStatements(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const seeLocks = lockOrder();
    const see = (statement: Statement) => {
      seeName(statement);
      seeLocks(statement);
    };
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((asked: string | Statement | { statements: Statement[] }, ...rest: unknown[]) => {
      if (typeof asked === 'string') see({ text: asked });
      // The statements of one round trip (platform/database/statement-group.ts).
      else if ('statements' in asked) asked.statements.forEach(see);
      else see(asked);
      return query(asked, ...rest);
    }) as typeof client.query;
  });
}
