import { setTimeout as sleep } from 'node:timers/promises';
import { apiVersion } from '#http/headers.ts';
import { recordTraces } from '#kernel/telemetry/trace.ts';
import type { Config } from '../settings/config.ts';
import type { Metrics } from './metrics.ts';
import { type BacklogReader, createBacklogRefresh } from './metrics-route.ts';

const flushMs = 2000;

/**
 * Exports traces and metrics if OTEL_EXPORTER_OTLP_ENDPOINT is set. The SDK reads the other OTEL_ settings itself. The
 * returned function sends what is left, and gives up after 2 seconds: a lost collector delays no restart.
 */
export async function startOpenTelemetry(
  config: Config,
  metrics: Metrics,
  readBacklog: BacklogReader,
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: protocol } = config;
  if (!endpoint || config.OTEL_SDK_DISABLED === 'true') return async () => {};
  // The packages are large, and most installations do without them.
  const [{ NodeSDK }, resources, { PeriodicExportingMetricReader }, { createPrometheusProducer }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-metrics'),
    import('./prometheus-producer.ts'),
  ]);
  const { OTLPMetricExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: config.OTEL_METRIC_EXPORT_INTERVAL,
    exportTimeoutMillis: Math.min(config.OTEL_METRIC_EXPORT_INTERVAL, 30_000),
    metricProducers: [createPrometheusProducer(metrics.registry, createBacklogRefresh(metrics, readBacklog))],
  });
  const service = { 'service.name': 'sourcing-gateway', 'service.version': apiVersion };
  const { defaultResource, envDetector, resourceFromAttributes, serviceInstanceIdDetector } = resources;
  const sdk = new NodeSDK({
    resource: defaultResource().merge(resourceFromAttributes(service)),
    resourceDetectors: [envDetector, serviceInstanceIdDetector],
    metricReaders: config.METRICS === 'on' ? [reader] : [],
    logRecordProcessors: [],
  });
  sdk.start();
  recordTraces();
  return async () => {
    await Promise.race([sdk.shutdown().catch(() => {}), sleep(flushMs, null, { ref: false })]);
  };
}
