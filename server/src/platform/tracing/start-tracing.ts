/**
 * From now on traces are sent to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, by OTLP over HTTP. Resolves to what sends the
 * last of them. Nothing is loaded without.
 */
export async function startTracing(
  endpoint: string | undefined,
  instanceId: string,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { startSdk } = await import('./sdk.ts');
  return startSdk(instanceId);
}
