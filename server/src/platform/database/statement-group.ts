import { Query, type PoolClient, type QueryResultRow, type Submittable } from 'pg';
import { parsers } from './parsers.ts';

/** A named prepared statement with its values; `name` must be unique for its text. */
export type Statement = { name: string; text: string; values: Parameter[] };
type Scalar = string | number | boolean | Date;
export type Parameter = Scalar | null | readonly Scalar[];

/** A parameter in PostgreSQL's text format. */
function parameterText(value: Parameter): string | null {
  if (value === null || typeof value === 'string') return value;
  if (!isList(value)) return scalarText(value);
  return `{${value.map((each) => `"${scalarText(each).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
const isList = (value: Parameter): value is readonly Scalar[] => Array.isArray(value);
const scalarText = (value: Scalar): string => (value instanceof Date ? value.toISOString() : String(value));

/**
 * Sends statements as one message with one Sync, and resolves with the rows of each. The first failure rejects; the
 * server skips the statements after it. (node-postgres sends and syncs each statement separately, also in its pipeline
 * mode, and asks for its columns each time, which takes a quarter of the time of a booking.)
 * Several groups may be under way on a connection, but nothing else; they must have no statement in common.
 */
export function sendTogether(
  client: PoolClient,
  statements: readonly Statement[],
): Promise<QueryResultRow[][]> {
  if (statements.length === 0) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const group = new StatementGroup(statements, (error, rows) => {
      if (error) reject(error);
      else resolve(rows ?? []);
    });
    // The driver's type of what can be submitted lacks the connection.
    client.query(group as unknown as Submittable);
  });
}

type Column = { name: string; parse: (text: string) => unknown };
/** The known state of a connection: columns by the names of described statements, and unanswered groups. */
type ConnectionState = { described: Map<string, Column[]>; underWay: StatementGroup[] };
const states = new WeakMap<Connection, ConnectionState>();

function stateOf(connection: Connection): ConnectionState {
  const known = states.get(connection);
  if (known) return known;
  const state: ConnectionState = { described: new Map(), underWay: [] };
  states.set(connection, state);
  connection.on('parseComplete', () => state.underWay[0]?.confirmParsed());
  connection.on('readyForQuery', () => state.underWay.shift());
  return state;
}

/** The part of node-postgres' connection that is used here: messages of the extended query protocol. */
type Connection = {
  stream: { cork(): void; uncork(): void };
  /** Texts by name, which namedQuery also reads and writes. */
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
  on(event: 'parseComplete' | 'readyForQuery', listener: () => void): void;
};

type Callback = (error: Error | null, rows?: QueryResultRow[][]) => void;

// In pipeline mode the client only accepts its own kind of query, and its types do not provide for subclasses.
const BaseQuery = Query as unknown as new (config: { text: string }) => object;

/** The client passes each message of the server to the query under way. */
class StatementGroup extends BaseQuery {
  /** The client wraps this, to stop waiting for a server that does not answer. */
  callback: Callback;
  readonly statements: readonly Statement[];
  readonly #answers: QueryResultRow[][] = [[]];
  #described = new Map<string, Column[]>();
  #columns: Column[] | null = null;
  #failed: unknown;
  #parsed: Partial<Record<string, string>> = {};
  readonly #parsing: Statement[] = [];

  constructor(statements: readonly Statement[], callback: Callback) {
    super({ text: '' });
    this.callback = callback;
    this.statements = statements;
  }

  submit(connection: Connection): void {
    const { described, underWay } = stateOf(connection);
    this.#described = described;
    this.#parsed = connection.parsedStatements;
    underWay.push(this);
    connection.stream.cork();
    try {
      for (const statement of this.statements) this.#send(connection, statement);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    this.#next();
  }

  #send(connection: Connection, statement: Statement): void {
    const { name, text, values } = statement;
    if (this.#parsed[name] === undefined && !this.#parsing.some((other) => other.name === name)) {
      connection.parse({ name, text });
      this.#parsing.push(statement);
    }
    connection.bind({ statement: name, values, valueMapper: parameterText });
    if (!this.#described.has(name)) connection.describe({ type: 'P', name: '' });
    connection.execute({});
  }

  /** After a failure the server does not parse the statements behind it: only confirmed ones are known to it. */
  confirmParsed(): void {
    const statement = this.#parsing.shift();
    if (statement) this.#parsed[statement.name] = statement.text;
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
      // The declared type is that of another method.
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
    if (this.#failed) this.callback(this.#failed as Error);
    else this.callback(null, this.#answers.slice(0, this.statements.length));
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}
