import { z } from 'zod';
import { minPoolSize } from '#db/pool/pool-limits.ts';
import { assertDefined, fromKeys, listKeys } from '#kernel/assert.ts';

const positiveInt = (max: number) => z.coerce.number().int().min(1).max(max);
const seconds = (max: number) => z.coerce.number().int().min(0).max(max);
const days = (min: number, byDefault: number) =>
  z.coerce
    .number()
    .int()
    .min(min)
    .max(maxDays)
    .default(byDefault)
    .describe(`an integer of days from ${min} to ${maxDays}`);
const maxDays = 3650;
const url = (protocol: RegExp) => z.url({ protocol });
const postgresUrls = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(url(/^postgres(ql)?$/)).min(1));
const acceptedUrls = 'one or more postgresql:// URLs, separated by commas; write a comma in a password as %2C';
/** Standard Webhooks secret: `whsec_` and the base64 of at least 24 bytes. */
const webhookSecret = z
  .string()
  .startsWith('whsec_')
  .transform((secret) => secret.slice('whsec_'.length))
  .pipe(z.base64().min(32))
  .transform((secret) => Buffer.from(secret, 'base64'));

/** The base64 of at least 32 bytes, as `openssl rand -base64 32` prints it. */
export const SecretKey = z
  .base64()
  .transform((secret) => Buffer.from(secret, 'base64'))
  .refine((key) => key.length >= 32);

/** Descriptions say what is accepted. */
const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000).describe('a port from 0 (any free port) to 65535'),
  HOST: z.string().default('127.0.0.1').describe('an address to listen on'),
  PUBLIC_URL: url(/^https?$/)
    .refine((address) => `${new URL(address).origin}/` === new URL(address).href)
    .transform((address) => new URL(address).origin)
    .optional()
    .describe('an http(s) URL without a path'),
  DATABASE_URL: postgresUrls.optional().describe(acceptedUrls),
  DATABASE_OWNER_URL: postgresUrls.optional().describe(`${acceptedUrls}; of the role that owns the tables`),
  DATABASE_ROLE_PREFIX: z
    .string()
    .regex(/^(?!pg_)[a-z_][a-z0-9_]{0,31}$/)
    .optional()
    .describe('lower-case letters, digits and underscores, at most 32, not beginning with a digit or pg_'),
  DATABASE_POOLER: z.enum(['transaction']).optional().describe('transaction'),
  DATABASE_DIRECT_URL: postgresUrls.optional().describe(acceptedUrls),
  DATABASE_REPLICA_URLS: postgresUrls.optional().describe(acceptedUrls),
  REPLICA_MAX_LAG_SECONDS: z.coerce.number().int().min(2).max(3600).default(5).describe('an integer from 2 to 3600'),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(minPoolSize)
    .max(1000)
    .default(20)
    .describe(`an integer from ${minPoolSize} to 1000`),
  AUTO_MIGRATE: z.enum(['on', 'off']).default('on').describe('on or off'),
  DATA_DIR: z.string().default('.data').describe('a folder'),
  DEMO_DATA: z.enum(['on', 'off']).default('on').describe('on or off'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug, info, warn, error or silent'),
  METRICS: z.enum(['on', 'off']).default('on').describe('on or off'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional().describe('a port from 1 to 65535'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional()
    .describe('a secret of 16 to 200 printable ASCII characters'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/)
    .optional()
    .describe('the http(s) URL of an OpenTelemetry collector'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'])
    .default('http/protobuf')
    .describe('http/protobuf or http/json'),
  OTEL_METRIC_EXPORT_INTERVAL: positiveInt(3_600_000).default(60_000).describe('milliseconds from 1 to 3600000'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false').describe('true or false'),
  LIMIT_REQUESTS_PER_MINUTE: positiveInt(1e9).default(60).describe('an integer of at least 1'),
  LIMIT_REQUESTS_PER_DAY_SANDBOX: positiveInt(1e9).default(1000).describe('an integer of at least 1'),
  LIMIT_REQUESTS_PER_DAY_LIVE: positiveInt(1e9).default(20_000).describe('an integer of at least 1'),
  LIMIT_SESSION_REQUESTS_PER_MINUTE: positiveInt(1e9).default(600).describe('an integer of at least 1'),
  LIMIT_SESSION_REQUESTS_PER_DAY: positiveInt(1e9).default(20_000).describe('an integer of at least 1'),
  LIMIT_ANONYMOUS_REQUESTS_PER_MINUTE: positiveInt(1e9).default(120).describe('an integer of at least 1'),
  PERSISTED_ONLY: z.enum(['on', 'off']).default('off').describe('on or off'),
  LIMIT_LINK_REQUESTS_PER_MINUTE: positiveInt(1e9).default(120).describe('an integer of at least 1'),
  LIMIT_POINTS_PER_MINUTE_SANDBOX: positiveInt(1e9).default(20_000).describe('an integer of at least 1'),
  LIMIT_POINTS_PER_MINUTE_LIVE: positiveInt(1e9).default(60_000).describe('an integer of at least 1'),
  LIMIT_SANDBOX_KEYS_PER_DAY: positiveInt(1e9).default(5).describe('an integer of at least 1'),
  IP_PEPPER: z.string().min(16).optional().describe('a secret of at least 16 characters'),
  SECRET_KEY: SecretKey.optional().describe('the base64 of at least 32 random bytes'),
  MAIL_FROM: z.email().optional().describe('an e-mail address without a display name'),
  INBOUND_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?=.{4,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/)
    .optional()
    .describe('a domain whose mail is received, such as replies.example.com'),
  RESEND_API_KEY: z.string().optional().describe('an API key of Resend'),
  RESEND_BASE_URL: url(/^https?$/)
    .default('https://api.resend.com')
    .describe('an http(s) URL'),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(webhookSecret).min(1))
    .optional()
    .describe('one or more whsec_… secrets, separated by spaces or commas'),
  SMTP_URL: url(/^smtps?$/)
    .optional()
    .describe('an smtp:// or smtps:// URL'),
  DISPATCH_LEASE_SECONDS: positiveInt(3600).default(60).describe('an integer from 1 to 3600'),
  DISPATCH_TIMEOUT_SECONDS: positiveInt(600)
    .default(10)
    .describe('an integer from 1 to 600, less than DISPATCH_LEASE_SECONDS'),
  ACTION_LEASE_SECONDS: positiveInt(120).default(30).describe('an integer from 1 to 120'),
  LLM_BASE_URL: url(/^https?$/)
    .optional()
    .describe('the http(s) URL of an OpenAI-compatible server'),
  LLM_API_KEY: z.string().optional().describe('an API key of that server'),
  LLM_MODEL: z.string().optional().describe('the name of a model on that server'),
  SEVENTEENTRACK_API_KEY: z.string().optional().describe('an API key of 17TRACK'),
  SEVENTEENTRACK_BASE_URL: url(/^https?$/)
    .default('https://api.17track.net/track/v2.2')
    .describe('an http(s) URL'),
  SHIP24_API_KEY: z.string().optional().describe('an API key of Ship24'),
  SHIP24_BASE_URL: url(/^https?$/)
    .default('https://api.ship24.com/public/v1')
    .describe('an http(s) URL'),
  MARKET_QUOTES: z.enum(['freightos']).optional().describe('freightos'),
  FREIGHTOS_BASE_URL: url(/^https?$/)
    .default('https://ship.freightos.com')
    .describe('an http(s) URL'),
  RATE_CARD_FILE: z.string().optional().describe('the path of a JSON rate card'),
  SCREENING_LIST_FILE: z.string().optional().describe('the path of the CSV file of the Consolidated Screening List'),
  S3_ENDPOINT: url(/^https?$/)
    .optional()
    .describe('the http(s) URL of an S3-compatible store'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('the name of a bucket'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1')
    .describe('a region, such as us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('an access key id of that store'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('the secret access key'),
  EXPORT_TARGET: z
    .string()
    .regex(/^(s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.=-]+)*|file:\/\/\/.+)$/)
    .optional()
    .describe('s3://bucket/prefix or file:///folder'),
  EXPORT_INTERVAL_MINUTES: z.coerce.number().int().min(5).max(1440).default(60).describe('an integer from 5 to 1440'),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional()
    .describe('http(s) origins, separated by commas'),
  REGION_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z-]{1,60}$/)
    .optional()
    .describe('the name of a header with a country code, such as CF-IPCountry'),
  TRUST_PROXY: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .default(false)
    .describe('true or false'),
  RETENTION_SANDBOX_DAYS: days(1, 7),
  RETENTION_SIGN_IN_DAYS: days(1, 30),
  // The API promises 30 days.
  RETENTION_EVENT_DAYS: days(30, 30),
  RETENTION_WEBHOOK_DELIVERY_DAYS: days(30, 30),
  RETENTION_DOWNLOAD_DAYS: days(30, 400),
  // The database refuses to remove younger entries.
  RETENTION_AUDIT_DAYS: days(90, 400),
  SHUTDOWN_DELAY_SECONDS: seconds(300).optional().describe('an integer from 0 to 300'),
  SHUTDOWN_GRACE_SECONDS: seconds(600).default(20).describe('an integer from 0 to 600'),
  CRASH_AT: z.string().optional().describe('the name of a failpoint, only with NODE_ENV=test'),
});

type Name = keyof typeof Settings.shape;
export type Config = z.output<typeof Settings>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const names = listKeys(Settings.shape);
  const { success, data: config, error } = Settings.safeParse(fromKeys(names, (name) => env[name] || undefined));
  if (!success) {
    const invalid = assertDefined(
      names.find((name) => name === error.issues[0]?.path[0]),
      'The invalid setting',
    );
    throw new ConfigError(`Invalid ${invalid}: must be ${Settings.shape[invalid].description}.`);
  }
  const requireSetting = (name: Name, condition: unknown, reason: string) => {
    if (condition && !config[name]) throw new ConfigError(`${name} is required ${reason}.`);
  };
  requireSetting(
    'MAIL_FROM',
    config.RESEND_API_KEY || config.SMTP_URL,
    'to send mail: must be an e-mail address without a display name',
  );
  requireSetting('LLM_MODEL', config.LLM_BASE_URL, 'with LLM_BASE_URL: must be the name of a model');
  requireSetting('LLM_BASE_URL', config.LLM_MODEL, 'with LLM_MODEL: must be an http(s) URL');
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_POOLER', 'DATABASE_REPLICA_URLS'] as const)
    requireSetting('DATABASE_URL', config[name], `with ${name}: must be ${acceptedUrls}`);
  requireSetting(
    'DATABASE_DIRECT_URL',
    config.DATABASE_POOLER,
    `with DATABASE_POOLER, past the pooler: must be ${acceptedUrls}`,
  );
  if (config.EXPORT_TARGET?.startsWith('s3:'))
    requireSetting('S3_ENDPOINT', true, `with EXPORT_TARGET: must be ${Settings.shape.S3_ENDPOINT.description}`);
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = s3.find((name) => config[name]);
  for (const name of s3) requireSetting(name, given, `with ${given}: must be ${Settings.shape[name].description}`);
  if (config.REGION_HEADER && !config.TRUST_PROXY) {
    throw new ConfigError(
      'Invalid REGION_HEADER: requires TRUST_PROXY=true, because only a reverse proxy is trusted to set it.',
    );
  }
  if (config.DISPATCH_TIMEOUT_SECONDS >= config.DISPATCH_LEASE_SECONDS) {
    throw new ConfigError('Invalid DISPATCH_TIMEOUT_SECONDS: must be less than DISPATCH_LEASE_SECONDS.');
  }
  // Failpoints work only in tests.
  return env['NODE_ENV'] === 'test' ? config : { ...config, CRASH_AT: undefined };
}
