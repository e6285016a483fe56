import {
  type Attributes,
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  type Link,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { readErrorCode } from '../errors.ts';

/** Null until telemetry has registered its provider, so that work without telemetry costs nothing more. */
let tracer: Tracer | null = null;
const unrecorded = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

export function recordTraces(): void {
  tracer = trace.getTracer('sourcing-gateway');
}

type Options = { kind?: SpanKind; attributes?: Attributes; links?: Link[]; parent?: Context };

/** A span of a trace, with the outcome of the work. Attributes hold no values, addresses, texts or tenants. */
export function traceWork<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, links = [], parent = context.active() }: Options,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (!tracer) return work(unrecorded);
  return tracer.startActiveSpan(name, { kind, attributes, links }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', describeError(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Not the message, which may quote a caller. */
const describeError = (error: unknown): string =>
  error instanceof Error ? readErrorCode(error) || error.name : typeof error;

/** `text` has placeholders for values. */
export function traceStatement<T>(text: string | undefined, run: () => Promise<T>): Promise<T> {
  if (!tracer) return run();
  const attributes = { 'db.system.name': 'postgresql', ...(text && { 'db.query.text': text }) };
  return traceWork('database statement', { kind: SpanKind.CLIENT, attributes }, run);
}
