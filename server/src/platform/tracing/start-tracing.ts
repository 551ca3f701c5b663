import { VERSION } from '../version.ts';
import { turnTracingOn } from './tracing.ts';

/**
 * From now on traces are sent to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, by OTLP over HTTP; OpenTelemetry reads this and
 * its other variables (headers, sampling, names) itself. Resolves to what sends the last of them; nothing is loaded without.
 */
export async function startTracing(
  endpoint: string | undefined,
  instanceId: string,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { context, propagation, trace } = await import('@opentelemetry/api');
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
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
