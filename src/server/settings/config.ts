import { z } from 'zod';
import { minPoolSize } from '#db/pool/pool-limits.ts';

const positiveInt = (most: number) => z.coerce.number().int().min(1).max(most);
const seconds = (most: number) => z.coerce.number().int().min(0).max(most);
const url = (protocol: RegExp) => z.url({ protocol });
const postgres = url(/^postgres(ql)?$/);
/** Standard Webhooks: the base64 of 24 bytes or more behind a prefix. */
const webhookSecret = z
  .string()
  .startsWith('whsec_')
  .transform((secret) => secret.slice('whsec_'.length))
  .pipe(z.base64().min(32))
  .transform((secret) => Buffer.from(secret, 'base64'));

/** Each variable with what it accepts, in the words that a refusal shows. */
const variables = {
  PORT: [z.coerce.number().int().min(0).max(65535).default(4000), 'a port from 0 (any free one) to 65535'],
  HOST: [z.string().default('127.0.0.1'), 'an address to listen on'],
  PUBLIC_URL: [
    url(/^https?$/)
      .refine((address) => `${new URL(address).origin}/` === new URL(address).href)
      .transform((address) => new URL(address).origin)
      .optional(),
    'the http(s) address that callers use, without a path',
  ],
  DATABASE_URL: [postgres.optional(), 'a postgresql:// address'],
  DATABASE_OWNER_URL: [postgres.optional(), 'a postgresql:// address of the role that owns the tables'],
  DATABASE_POOL_SIZE: [
    z.coerce.number().int().min(minPoolSize).max(1000).default(20),
    `a whole number of connections from ${minPoolSize} to 1000`,
  ],
  DATA_DIR: [z.string().default('.data'), 'a folder'],
  DEMO_DATA: [z.enum(['on', 'off']).default('on'), 'on or off'],
  LOG_LEVEL: [
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'debug, info, warn, error or silent',
  ],
  LIMIT_REQUESTS_PER_MINUTE: [positiveInt(1e9).default(60), 'a whole number from 1'],
  LIMIT_REQUESTS_PER_DAY_SANDBOX: [positiveInt(1e9).default(1000), 'a whole number from 1'],
  LIMIT_REQUESTS_PER_DAY_LIVE: [positiveInt(1e9).default(20_000), 'a whole number from 1'],
  LIMIT_ANONYMOUS_REQUESTS_PER_MINUTE: [positiveInt(1e9).default(120), 'a whole number from 1'],
  LIMIT_POINTS_PER_MINUTE_SANDBOX: [positiveInt(1e9).default(20_000), 'a whole number from 1'],
  LIMIT_POINTS_PER_MINUTE_LIVE: [positiveInt(1e9).default(60_000), 'a whole number from 1'],
  LIMIT_SANDBOX_KEYS_PER_DAY: [positiveInt(1e9).default(5), 'a whole number from 1'],
  IP_PEPPER: [z.string().min(16).optional(), 'a secret of at least 16 characters'],
  MAIL_FROM: [z.email().optional(), 'the plain address that mails come from'],
  RESEND_API_KEY: [z.string().optional(), 'the key of the e-mail provider'],
  RESEND_BASE_URL: [url(/^https?$/).default('https://api.resend.com'), 'an http(s) address'],
  RESEND_WEBHOOK_SECRET: [
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(webhookSecret).min(1))
      .optional(),
    'secrets whsec_… of the e-mail provider, old and new with a space or comma between',
  ],
  SMTP_URL: [url(/^smtps?$/).optional(), 'an smtp:// or smtps:// address'],
  DISPATCH_LEASE_SECONDS: [positiveInt(3600).default(60), 'whole seconds from 1 to 3600'],
  DISPATCH_TIMEOUT_SECONDS: [positiveInt(600).default(10), 'whole seconds from 1 to 600, less than the lease'],
  ACTION_LEASE_SECONDS: [positiveInt(120).default(30), 'whole seconds from 1 to 120'],
  LLM_BASE_URL: [url(/^https?$/).optional(), 'the http(s) address of an OpenAI-compatible server'],
  LLM_API_KEY: [z.string().optional(), 'the key of that server'],
  LLM_MODEL: [z.string().optional(), 'the name of a model of that server'],
  SEVENTEENTRACK_API_KEY: [z.string().optional(), 'the key of the tracking provider 17TRACK'],
  SEVENTEENTRACK_BASE_URL: [url(/^https?$/).default('https://api.17track.net/track/v2.2'), 'an http(s) address'],
  SHIP24_API_KEY: [z.string().optional(), 'the key of the tracking provider Ship24'],
  SHIP24_BASE_URL: [url(/^https?$/).default('https://api.ship24.com/public/v1'), 'an http(s) address'],
  MARKET_QUOTES: [z.enum(['freightos']).optional(), 'freightos'],
  FREIGHTOS_BASE_URL: [url(/^https?$/).default('https://ship.freightos.com'), 'an http(s) address'],
  RATE_CARD_FILE: [z.string().optional(), 'the path of a rate card in JSON'],
  S3_ENDPOINT: [url(/^https?$/).optional(), 'the http(s) address of a store that speaks S3'],
  S3_BUCKET: [
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    'the name of a bucket there',
  ],
  S3_REGION: [
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('us-east-1'),
    'the region of that bucket, such as us-east-1',
  ],
  S3_ACCESS_KEY_ID: [z.string().optional(), 'the id of an access key of that store'],
  S3_SECRET_ACCESS_KEY: [z.string().optional(), 'the secret of that access key'],
  CORS_ORIGINS: [
    z
      .string()
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .pipe(z.array(z.url({ protocol: /^https?$/ })))
      .optional(),
    'http(s) origins with commas between',
  ],
  REGION_HEADER: [
    z
      .string()
      .regex(/^[A-Za-z][A-Za-z-]{1,60}$/)
      .optional(),
    'the name of the header in which the reverse proxy says the country of a caller, such as CF-IPCountry',
  ],
  TRUST_PROXY: [
    z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
    'true behind a reverse proxy that sets X-Forwarded-For, else false',
  ],
  SHUTDOWN_DELAY_SECONDS: [seconds(300).optional(), 'whole seconds from 0 to 300'],
  SHUTDOWN_GRACE_SECONDS: [seconds(600).default(20), 'whole seconds from 0 to 600'],
  CRASH_AT: [z.string().optional(), 'the name of a crash point, only with NODE_ENV=test'],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Name = keyof typeof variables;
export type Config = { [N in Name]: z.output<(typeof variables)[N][0]> };

/** A setting that cannot be used. Its message is one line that names the variable and what it accepts. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The only place that reads the environment. An empty variable is an unset one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const config = Object.fromEntries(
    Object.entries(variables).map(([name, [schema, accepts]]) => {
      const { success, data } = schema.safeParse(env[name] || undefined);
      if (!success) throw new ConfigError(`${name} is not usable: it accepts ${accepts}.`);
      return [name, data];
    }),
  ) as Config;
  const requireSetting = (name: Name, condition: unknown, because: string) => {
    if (condition && !config[name]) throw new ConfigError(`${name} is missing: it is needed ${because}.`);
  };
  requireSetting('MAIL_FROM', config.RESEND_API_KEY || config.SMTP_URL, 'to send mail; it accepts a plain address');
  requireSetting('LLM_MODEL', config.LLM_BASE_URL, 'with LLM_BASE_URL; it accepts the name of a model');
  requireSetting('LLM_BASE_URL', config.LLM_MODEL, 'with LLM_MODEL; it accepts an http(s) address');
  requireSetting(
    'DATABASE_URL',
    config.DATABASE_OWNER_URL,
    'with DATABASE_OWNER_URL; it accepts a postgresql:// address',
  );
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = s3.find((name) => config[name]);
  for (const name of s3) requireSetting(name, given, `with ${given}; it accepts ${variables[name][1]}`);
  if (config.REGION_HEADER && !config.TRUST_PROXY) {
    throw new ConfigError(
      'REGION_HEADER is not usable: it is believed of a reverse proxy only, with TRUST_PROXY=true.',
    );
  }
  if (config.DISPATCH_TIMEOUT_SECONDS >= config.DISPATCH_LEASE_SECONDS) {
    throw new ConfigError('DISPATCH_TIMEOUT_SECONDS is not usable: it accepts whole seconds below the lease.');
  }
  // Nothing but a test may make the service die.
  return env['NODE_ENV'] === 'test' ? config : { ...config, CRASH_AT: undefined };
}
