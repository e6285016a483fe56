import type { ExportTarget } from './export-target/export-target.ts';
import type { FileStore } from './file-store/file-store.ts';
import type { Interviewer } from './language-model/interviewer.ts';
import type { ReplyReader } from './language-model/reply-reader.ts';
import type { Writer } from './language-model/writer.ts';
import type { Inbox } from './mail/inbox.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MarketQuotes } from './market-quotes/market-quotes.ts';
import type { Tracker, Trackers } from './tracking/tracker.ts';

declare module '#kernel/context.ts' {
  interface Context {
    mailer: Mailer | null;
    /** `owner` is whose mail it is. */
    mailerFor: (address: string | null, owner: string | null) => Mailer | null;
    writer: Writer | null;
    interviewer: Interviewer | null;
    replyReader: ReplyReader | null;
    trackers: Trackers;
    trackerFor: (provider: Tracker['provider'], number: string) => Tracker | null;
    marketQuotes: MarketQuotes | null;
    files: FileStore;
  }
  interface System extends Pick<Context, 'mailerFor' | 'writer' | 'replyReader' | 'files'> {
    /** Null where no provider receives mail. */
    inbox: Inbox | null;
    /** Null where no scheduled exports are wanted. */
    exportTarget: ExportTarget | null;
  }
}
