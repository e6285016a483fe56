import type { FileStore } from './file-store/file-store.ts';
import type { Interviewer } from './language-model/interviewer.ts';
import type { Writer } from './language-model/writer.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MarketQuotes } from './market-quotes/market-quotes.ts';
import type { Trackers } from './tracking/tracker.ts';

declare module '#kernel/context.ts' {
  interface Context {
    mailer: Mailer | null;
    /** What takes a mail to this address, if anything does. */
    mailerFor: (address: string | null) => Mailer | null;
    writer: Writer | null;
    /** A model that conducts interviews; without one the rules do. */
    interviewer: Interviewer | null;
    trackers: Trackers;
    marketQuotes: MarketQuotes | null;
    /** The bytes of uploaded files. */
    files: FileStore;
  }
  interface System extends Pick<Context, 'mailerFor' | 'writer' | 'files'> {}
}
