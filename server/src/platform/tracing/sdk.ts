import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { VERSION } from '../version.ts';
import { turnTracingOn } from './tracing.ts';

/** OpenTelemetry reads its variables (endpoint, headers, sampling, names) itself. Resolves to what sends the last spans. */
export function startSdk(instanceId: string): () => Promise<void> {
  const own = resourceFromAttributes({
    'service.name': 'chargerota',
    'service.version': VERSION,
    'service.instance.id': instanceId,
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  turnTracingOn();
  // A collector that does not answer must not hold up the end.
  return () => provider.forceFlush({ timeoutMillis: 1000 }).catch(() => {});
}
