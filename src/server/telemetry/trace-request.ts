import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context as Call } from 'hono';
import { traceWork } from '#kernel/telemetry/trace.ts';
import type { Served } from '#rest/handler.ts';

/**
 * Serves a request in a span and answers the id of its trace, if it is recorded. Behind a trusted proxy the request
 * continues the trace of its `traceparent`. Any other caller could choose the id and ask for sampling, so that trace is
 * only linked.
 */
export function traceRequest(
  c: Call<Served>,
  { trustProxy }: { trustProxy: boolean },
  serve: () => Promise<void>,
): Promise<string | undefined> {
  const { method } = c.req;
  const headers = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') };
  const given = propagation.extract(context.active(), headers);
  const caller = trace.getSpanContext(given);
  const origin = trustProxy ? { parent: given } : { links: caller ? [{ context: caller }] : [] };
  const attributes = { 'http.request.method': method };
  return traceWork(method, { kind: SpanKind.SERVER, attributes, ...origin }, async (span) => {
    await serve();
    if (!span.isRecording()) return undefined;
    const { operation = 'other', ctx } = c.var;
    span.updateName(`${method} ${operation}`);
    span.setAttributes({
      'http.response.status_code': c.res.status,
      'gateway.operation': operation,
      'gateway.request_id': ctx.requestId,
      'gateway.cost_points': ctx.cost,
    });
    if (ctx.failed) span.setStatus({ code: SpanStatusCode.ERROR });
    return span.spanContext().traceId;
  });
}
