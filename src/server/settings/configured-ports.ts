import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createFolderTarget, createS3Target, type ExportTarget } from '#ports/export-target/export-target.ts';
import { createDiskStore } from '#ports/file-store/disk-store.ts';
import type { FileStore } from '#ports/file-store/file-store.ts';
import { createS3Store } from '#ports/file-store/s3-store.ts';
import type { Interviewer } from '#ports/language-model/interviewer.ts';
import { createOpenAiInterviewer } from '#ports/language-model/openai-interviewer.ts';
import type { OpenAiOptions } from '#ports/language-model/openai-model.ts';
import { createOpenAiReplyReader } from '#ports/language-model/openai-reply-reader.ts';
import { createOpenAiWriter } from '#ports/language-model/openai-writer.ts';
import type { ReplyReader } from '#ports/language-model/reply-reader.ts';
import type { Writer } from '#ports/language-model/writer.ts';
import type { Inbox } from '#ports/mail/inbox.ts';
import type { Mailer } from '#ports/mail/mailer.ts';
import { createResendMailer } from '#ports/mail/resend.ts';
import { createResendInbox } from '#ports/mail/resend-inbox.ts';
import { createSmtpMailer } from '#ports/mail/smtp.ts';
import { createFreightosQuotes } from '#ports/market-quotes/freightos.ts';
import type { MarketQuotes } from '#ports/market-quotes/market-quotes.ts';
import { createSeventeenTrackTracker } from '#ports/tracking/seventeentrack.ts';
import { createShip24Tracker } from '#ports/tracking/ship24.ts';
import type { Trackers } from '#ports/tracking/tracker.ts';
import type { Config } from './config.ts';

export function createMailer(config: Config): Mailer | null {
  const { MAIL_FROM: from, RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, SMTP_URL: url } = config;
  const timeoutMs = config.DISPATCH_TIMEOUT_SECONDS * 1000;
  if (from && apiKey) return createResendMailer({ apiKey, baseUrl, from, timeoutMs });
  if (from && url) return createSmtpMailer({ url, from, timeoutMs });
  return null;
}

const inboxTimeoutMs = 30_000;

export function createInbox({ RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl }: Config): Inbox | null {
  return apiKey ? createResendInbox({ apiKey, baseUrl, timeoutMs: inboxTimeoutMs }) : null;
}

function readModelOptions(config: Config, log: Logger, timeoutMs: number): OpenAiOptions | null {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = config;
  if (!baseUrl || !model) return null;
  const onError = (message: string) => log.warn({ message }, 'language model request failed');
  return { baseUrl, apiKey, model, timeoutMs, onError };
}

export function createWriter(config: Config, log: Logger): Writer | null {
  const options = readModelOptions(config, log, 60_000);
  return options && createOpenAiWriter(options);
}

export function createInterviewer(config: Config, log: Logger): Interviewer | null {
  const options = readModelOptions(config, log, 30_000);
  return options && createOpenAiInterviewer(options);
}

export function createReplyReader(config: Config, log: Logger): ReplyReader | null {
  const options = readModelOptions(config, log, 20_000);
  return options && createOpenAiReplyReader(options);
}

export function createMarketQuotes(config: Config, now: () => Date): MarketQuotes | null {
  if (config.MARKET_QUOTES !== 'freightos') return null;
  return createFreightosQuotes({ baseUrl: config.FREIGHTOS_BASE_URL, now });
}

const trackingTimeoutMs = 8_000;

export function createTrackers(config: Config): Trackers {
  const [keyA, keyB] = [config.SEVENTEENTRACK_API_KEY, config.SHIP24_API_KEY];
  const timeoutMs = trackingTimeoutMs;
  return {
    provider_a: keyA
      ? createSeventeenTrackTracker({ apiKey: keyA, baseUrl: config.SEVENTEENTRACK_BASE_URL, timeoutMs })
      : null,
    provider_b: keyB ? createShip24Tracker({ apiKey: keyB, baseUrl: config.SHIP24_BASE_URL, timeoutMs }) : null,
  };
}

const storeTimeoutMs = 20_000;

export function createExportTarget(config: Config): ExportTarget | null {
  const { EXPORT_TARGET: target, S3_ENDPOINT: endpoint, S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!target) return null;
  if (target.startsWith('file:')) return createFolderTarget(fileURLToPath(target));
  if (!endpoint || !accessKeyId || !secretAccessKey) return null;
  const { host: bucket, pathname } = new URL(target);
  const prefix = pathname.slice(1);
  return createS3Target({ endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, timeoutMs: storeTimeoutMs });
}

export function createFileStore(config: Config, log: Logger): FileStore {
  const onError = (err: unknown) => log.error({ err }, 'file store request failed');
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    return createDiskStore({ folder: join(config.DATA_DIR, 'files'), onError });
  }
  return createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs: storeTimeoutMs, onError });
}
