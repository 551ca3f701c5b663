import type { ClientBase } from 'pg';
import { beginSpan, failSpan, isTracing, SpanKind } from './tracing.ts';

type Done = (error: unknown, ...results: unknown[]) => void;
type Submitted = { text?: string; name?: string; statements?: { name: string }[]; callback?: Done };

/** Each statement on the connection is a span: its name and its text without values. */
export function traceStatements(client: ClientBase): void {
  if (!isTracing()) return;
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  const traced = (...values: unknown[]): unknown => {
    const [first] = values;
    const submitted = (typeof first === 'string' ? { text: first } : first) as Submitted;
    const span = beginSpan({ ...describe(submitted), kind: SpanKind.CLIENT });
    const ending =
      (done: Done): Done =>
      (error, ...results) => {
        if (error) failSpan(span, error);
        span.end();
        done(error, ...results);
      };
    const last = values.at(-1);
    if (typeof last === 'function') return query(...values.slice(0, -1), ending(last as Done));
    // What is submitted as an object tells its caller itself.
    if (typeof submitted.callback === 'function') submitted.callback = ending(submitted.callback);
    const result = query(...values);
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        ending(() => {}),
      );
    else if (!submitted.callback) span.end();
    return result;
  };
  client.query = traced as typeof client.query;
}

function describe({ text = '', name, statements }: Submitted) {
  const names = statements?.map((statement) => statement.name).join(' ') ?? name;
  return {
    name: names ?? text.trimStart().split(/\s/, 1)[0] ?? '',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text || (names ?? '') },
  };
}
