import { SpanKind } from '@opentelemetry/api';
import { traceWork } from '#kernel/telemetry/trace.ts';
import type { FileStore } from '#ports/file-store/file-store.ts';
import type { Interviewer } from '#ports/language-model/interviewer.ts';
import type { ReplyReader } from '#ports/language-model/reply-reader.ts';
import type { Writer } from '#ports/language-model/writer.ts';
import type { Mailer } from '#ports/mail/mailer.ts';
import type { MarketQuotes } from '#ports/market-quotes/market-quotes.ts';
import type { Tracker, Trackers } from '#ports/tracking/tracker.ts';
import type { Metrics } from './metrics.ts';

type Ports = {
  mailer: Mailer | null;
  writer: Writer | null;
  interviewer: Interviewer | null;
  replyReader: ReplyReader | null;
  trackers: Trackers;
  marketQuotes: MarketQuotes | null;
  files: FileStore;
};

/** The same ports, whose calls are counted by provider and outcome. */
export function measurePorts(ports: Ports, { observeCall }: Pick<Metrics, 'observeCall'>): Ports {
  async function measure<T>(provider: string, call: () => Promise<T>, describe: (result: T) => string): Promise<T> {
    const startedAt = performance.now();
    const report = (outcome: string) => observeCall(provider, outcome, (performance.now() - startedAt) / 1000);
    try {
      const result = await traceWork(`call ${provider}`, { kind: SpanKind.CLIENT }, async (span) => {
        const found = await call();
        span.setAttribute('gateway.outcome', describe(found));
        return found;
      });
      report(describe(result));
      return result;
    } catch (error) {
      report('error');
      throw error;
    }
  }
  const track = (tracker: Tracker | null): Tracker | null =>
    tracker && {
      ...tracker,
      track: (number) =>
        measure(
          `tracking_${tracker.provider}`,
          () => tracker.track(number),
          (found) => found.availability,
        ),
    };

  const { mailer, writer, interviewer, replyReader, trackers, marketQuotes, files } = ports;
  return {
    mailer: mailer && {
      ...mailer,
      send: (...args) =>
        measure(
          `mail_${mailer.provider}`,
          () => mailer.send(...args),
          (sent) => (sent.kind === 'accepted' ? sent.kind : sent.outcome),
        ),
    },
    writer: writer && {
      ...writer,
      polish: (...args) => measure('language_model', () => writer.polish(...args), describeModel),
    },
    interviewer: interviewer && {
      ...interviewer,
      turn: (view) => measure('language_model', () => interviewer.turn(view), describeModel),
    },
    replyReader: replyReader && {
      ...replyReader,
      read: (view) => measure('language_model', () => replyReader.read(view), describeModel),
    },
    trackers: { provider_a: track(trackers.provider_a), provider_b: track(trackers.provider_b) },
    marketQuotes: marketQuotes && {
      ...marketQuotes,
      quote: (query) =>
        measure(
          'market_quotes',
          () => marketQuotes.quote(query),
          ({ kind }) => kind,
        ),
    },
    files: {
      put: (...args) =>
        measure(
          'file_store',
          () => files.put(...args),
          () => 'ok',
        ),
      open: (...args) =>
        measure(
          'file_store',
          () => files.open(...args),
          (file) => (file ? 'ok' : 'absent'),
        ),
      has: (key) =>
        measure(
          'file_store',
          () => files.has(key),
          (found) => (found ? 'ok' : 'absent'),
        ),
      remove: (...args) =>
        measure(
          'file_store',
          () => files.remove(...args),
          () => 'ok',
        ),
    },
  };
}

const describeModel = (result: object | null) => (result ? 'ok' : 'unusable');
