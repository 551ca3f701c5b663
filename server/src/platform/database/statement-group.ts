import { Query, type PoolClient, type QueryResultRow, type Submittable } from 'pg';
import { parsers } from './parsers.ts';

/** A named prepared statement with its values; `name` must be unique for its text. */
export type Statement = { name: string; text: string; values: Parameter[] };
export type Parameter = string | number | boolean | Date | null | readonly string[];

/** How PostgreSQL reads a parameter. */
function parameterText(value: Parameter): string | null {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value);
  return `{${value.map((each) => `"${each.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/**
 * Sends statements as one message with one Sync, and resolves with the rows of each. The first failure rejects; the
 * server skips what stands behind it. (node-postgres sends and syncs each statement for itself, also in its pipeline
 * mode, and asks for the columns of each anew: a quarter of what a booking costs.)
 *
 * Nothing else may be under way on the connection.
 */
export function sendTogether(
  client: PoolClient,
  statements: readonly Statement[],
): Promise<QueryResultRow[][]> {
  return new Promise((resolve, reject) => {
    const group = new StatementGroup(statements, (error, rows) => {
      if (error) reject(error);
      else resolve(rows ?? []);
    });
    // The types of what can be submitted leave out what a connection has.
    client.query(group as unknown as Submittable);
  });
}

type Column = { name: string; parse: (text: string) => unknown };
/** Columns by the names of the statements that a connection has described. */
const describedOn = new WeakMap<Connection, Map<string, Column[]>>();

/** What is used here of node-postgres' connection: its messages of the extended query protocol. */
type Connection = {
  stream: { cork(): void; uncork(): void };
  /** Texts by name; namedQuery reads and writes them too. */
  parsedStatements: Partial<Record<string, string>>;
  parse(message: { name: string; text: string }): void;
  bind(message: {
    statement: string;
    values: Parameter[];
    valueMapper: (value: Parameter) => string | null;
  }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  sync(): void;
  on(event: 'parseComplete', listener: () => void): void;
  off(event: 'parseComplete', listener: () => void): void;
};

type Callback = (error: Error | null, rows?: QueryResultRow[][]) => void;

// The client takes nothing but its own queries in pipeline mode; its types don't foresee that one is made by others.
const BaseQuery = Query as unknown as new (config: { text: string }) => object;

/** The client hands each message of the server to the query under way. */
class StatementGroup extends BaseQuery {
  /** The client wraps it, to give up on a server that does not answer. */
  callback: Callback;
  readonly statements: readonly Statement[];
  readonly #answers: QueryResultRow[][] = [[]];
  #described = new Map<string, Column[]>();
  #columns: Column[] | null = null;
  #failed: unknown;
  #endParsing = (): void => {};

  constructor(statements: readonly Statement[], callback: Callback) {
    super({ text: '' });
    this.callback = callback;
    this.statements = statements;
  }

  submit(connection: Connection): void {
    this.#described = describedOn.get(connection) ?? this.#described;
    describedOn.set(connection, this.#described);
    connection.stream.cork();
    try {
      this.#send(connection);
    } finally {
      connection.stream.uncork();
    }
    this.#next();
  }

  #send(connection: Connection): void {
    const parsing: Statement[] = [];
    for (const statement of this.statements) {
      const { name, text, values } = statement;
      if (connection.parsedStatements[name] === undefined && !parsing.some((other) => other.name === name)) {
        connection.parse({ name, text });
        parsing.push(statement);
      }
      connection.bind({ statement: name, values, valueMapper: parameterText });
      if (!this.#described.has(name)) connection.describe({ type: 'P', name: '' });
      connection.execute({});
    }
    connection.sync();
    this.#followParsing(connection, parsing);
  }

  /** A failure keeps the server from parsing what stands behind it: only what it confirms is known. */
  #followParsing(connection: Connection, parsing: Statement[]): void {
    const confirm = () => {
      const statement = parsing.shift();
      if (statement) connection.parsedStatements[statement.name] = statement.text;
    };
    connection.on('parseComplete', confirm);
    this.#endParsing = () => connection.off('parseComplete', confirm);
  }

  get #statement(): Statement | undefined {
    return this.statements[this.#answers.length - 1];
  }

  #next(): void {
    this.#columns = (this.#statement && this.#described.get(this.#statement.name)) ?? null;
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      // Its declared type is that of another method.
      parse: parsers.getTypeParser(dataTypeID, 'text') as unknown as Column['parse'],
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: QueryResultRow = {};
    try {
      this.#columns?.forEach(({ name, parse }, index) => {
        const text = fields[index] ?? null;
        row[name] = text === null ? null : parse(text);
      });
    } catch (error) {
      this.#failed ??= error;
    }
    this.#answers.at(-1)?.push(row);
  }

  handleCommandComplete(): void {
    if (this.#statement) this.#described.set(this.#statement.name, this.#columns ?? []);
    this.#answers.push([]);
    this.#next();
  }

  handleReadyForQuery(): void {
    this.#endParsing();
    if (this.#failed) this.callback(this.#failed as Error);
    else this.callback(null, this.#answers.slice(0, this.statements.length));
  }

  handleError(error: Error): void {
    this.#endParsing();
    this.callback(error);
  }
}
