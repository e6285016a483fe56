import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;
type Times = { startTime: HrTime; endTime: HrTime };

/** The metrics of `/metrics` as OpenTelemetry exports them, with the same names and labels. */
export function createPrometheusProducer(registry: Registry, refresh: () => Promise<void>): MetricProducer {
  const startTime = toHrTime(Date.now());
  return {
    async collect() {
      await refresh();
      const metrics: Metric[] = await registry.getMetricsAsJSON();
      const times = { startTime, endTime: toHrTime(Date.now()) };
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [
            { scope: { name: 'sourcing-gateway' }, metrics: metrics.flatMap((metric) => toMetricData(metric, times)) },
          ],
        },
        errors: [],
      };
    },
  };
}

/** Summaries, which only Prometheus has, are left out. */
function toMetricData(metric: Metric, times: Times): MetricData[] {
  const { name, help: description, values } = metric;
  const common = {
    descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = values.map(({ labels: attributes, value }) => ({
    ...times,
    attributes: { ...attributes },
    value,
  }));
  // Its types declare an enum, its JSON has the words.
  switch (String(metric.type)) {
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
    case 'histogram':
      return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistograms(metric, times) }];
    default:
      return [];
  }
}

type Series = {
  attributes: Attributes;
  bounds: number[];
  below: number[];
  sum: number;
  count: number;
};

/** Prometheus counts what is at most a bound; OpenTelemetry what lies between two bounds. */
function toHistograms({ name, values }: Metric, times: Times) {
  const found = new Map<string, Series>();
  for (const { labels, value, metricName } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const series: Series = found.get(key) ?? { attributes, bounds: [], below: [], sum: 0, count: 0 };
    found.set(key, series);
    if (metricName === `${name}_sum`) series.sum = value;
    else if (metricName === `${name}_count`) series.count = value;
    else if (le !== '+Inf') {
      series.bounds.push(Number(le));
      series.below.push(value);
    }
  }
  return [...found.values()].map(({ attributes, bounds, below, sum, count }) => ({
    ...times,
    attributes,
    value: {
      buckets: { boundaries: bounds, counts: [...below, count].map((total, i) => total - (below[i - 1] ?? 0)) },
      sum,
      count,
    },
  }));
}

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1e6];
