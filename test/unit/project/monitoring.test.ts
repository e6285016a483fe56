import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '#server/telemetry/metrics.ts';

type Rule = { alert: string; expr: string; annotations: { runbook: string } };
const file = 'docs/operations/alerts.yaml';
const rules: Rule[] = parse(readFileSync(file, 'utf8')).groups.flatMap((group: { rules: Rule[] }) => group.rules);
const page = readFileSync('docs/operations/monitoring.md', 'utf8');
const dashboard = readFileSync('docs/operations/dashboard.json', 'utf8');

const metrics = createMetrics();
metrics.watchPools({});
metrics.watchReplicas(() => []);
metrics.watchProcess();
const served = metrics.registry.getMetricsAsArray().map(({ name }) => name);
const used = (text: string) =>
  [...text.matchAll(/\b(?:gateway|nodejs|process)_[a-z0-9_]+/g)]
    .map(([name]) => name.replace(/_(?:bucket|count)$/, ''))
    .filter((name) => !name.endsWith('_'));

test.each(rules)('$alert uses metrics that are served, and has a runbook', ({ alert, expr, annotations }) => {
  expect(used(expr).filter((name) => !served.includes(name))).toEqual([]);
  expect(annotations.runbook).toBe(`docs/operations/monitoring.md#${alert.toLowerCase()}`);
  expect(page).toContain(`\n### ${alert}\n`);
});

test('the dashboard uses metrics that are served', () => {
  const panels: { targets: { expr: string }[] }[] = JSON.parse(dashboard).panels;
  const names = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => used(expr)));
  expect(names.filter((name) => !served.includes(name))).toEqual([]);
});

test('the autoscaler uses a metric that is served', () => {
  const { spec } = parse(readFileSync('deploy/kubernetes/autoscaler.yaml', 'utf8'));
  expect(served).toContain(spec.metrics[0].pods.metric.name);
});

test('the dashboard shows and the page describes every metric of the service', () => {
  const own = served.filter((name) => name.startsWith('gateway_'));
  expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const derived = ['gateway_job_interval_seconds'];
  expect(own.filter((name) => !dashboard.includes(name) && !derived.includes(name))).toEqual([]);
});
