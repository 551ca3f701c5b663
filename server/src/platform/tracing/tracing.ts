import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';

// Until startTracing has been called, all of this does nothing but what it is given to do.
let isOn = false;
export const isTracing = (): boolean => isOn;
export const turnTracingOn = (): void => void (isOn = true);

export type Traced = {
  /** Of few different values: what was done, not to whom. */
  name: string;
  kind?: SpanKind;
  attributes?: Attributes;
};

/** Runs `work` as a part of the trace that is under way, or as a new one. Nothing personal may be told of it. */
export async function traced<T>({ name, ...options }: Traced, work: () => Promise<T>): Promise<T> {
  if (!isOn) return work();
  const span = beginSpan({ name, ...options });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** For what does not end with a promise; the caller ends it. */
export const beginSpan = ({ name, ...options }: Traced, within: Context = context.active()): Span =>
  trace.getTracer('chargerota').startSpan(name, options, within);

/** The kind of error alone: its message may quote what somebody has written. */
export function failSpan(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** What joins later work to the trace that is under way (W3C `traceparent`); null without one. */
export function currentTrace(): string | null {
  if (!isOn) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Runs `work` as a part of the trace that an instance, perhaps another one, was in when it wrote `traceparent`. */
export const inTrace = <T>(traceparent: string | null, work: () => T): T =>
  isOn && traceparent ? context.with(contextOf(traceparent), work) : work();

export const contextOf = (traceparent: string | undefined): Context =>
  propagation.extract(ROOT_CONTEXT, { traceparent });

export { SpanKind } from '@opentelemetry/api';
