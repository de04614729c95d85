import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** The shops that this code can run (one catalogue and one profile each). */
export const SHOPS = ['clothing', 'bakery'] as const;
export type ShopId = (typeof SHOPS)[number];

// In a message, NAME stands for the name of the setting.

const booleanText = v.optional(
  v.pipe(
    v.picklist(['true', 'false'], 'NAME must be "true" or "false".'),
    v.transform((text) => text === 'true'),
  ),
  'false',
);

const oneOf = <const Options extends readonly string[]>(...options: Options) =>
  v.picklist(options, `NAME must be one of: ${options.join(', ')}.`);

const matching = (pattern: RegExp, message: string) =>
  v.pipe(v.string(), v.regex(pattern, message));

/** A URL with one of the `schemes`; the error message shows `example`. */
const url = (schemes: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      if (!URL.canParse(text)) return false;
      const { protocol, hostname } = new URL(text);
      return schemes.includes(protocol) && hostname !== '';
    }, `NAME must be an address such as "${example}".`),
  );

const postgresUrl = (user: string) =>
  url(['postgres:', 'postgresql:'], `postgresql://${user}:password@localhost:5432/kedai`);

const httpUrl = (example: string) =>
  v.pipe(
    url(['http:', 'https:'], example),
    v.transform((text) => text.replace(/\/+$/, '')),
  );

/** A whole number; the error message shows `example`. */
function wholeNumber(max: number, example: number) {
  const message = `NAME must be a number from 0 to ${max}, for example NAME=${example}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.maxValue(max, message),
  );
}

const MAX_PORT = 65_535;

/** A host to listen on. URLs have brackets around an IPv6 address. */
const listenHost = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^\[(.*)\]$/, '$1')),
);

/** Addresses of hosts, separated by blanks, as origins. */
const pictureHosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:\/\/[^/]+\/?$/.test(text),
        'NAME must be addresses of hosts such as "https://cdn.example.com", separated by blanks.',
      ),
      v.transform((text) => new URL(text).origin),
    ),
  ),
);

/** Every setting, with its default. `docs/settings.md` says what it means, which a test compares. */
export const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(MAX_PORT, 8080), '8080'),
  HOST: v.optional(listenHost),
  REQUEST_LOG: v.optional(oneOf('on', 'all', 'off')),
  METRICS_PORT: v.optional(wholeNumber(MAX_PORT, 9464)),
  METRICS_HOST: v.optional(listenHost, '127.0.0.1'),
  SHUTDOWN_DELAY_S: v.optional(wholeNumber(300, 5), '0'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(postgresUrl('user')),
  MIGRATION_DATABASE_URL: v.optional(postgresUrl('owner')),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587')),
  MAIL_FROM: v.optional(v.string()),
  MAILBOX: v.optional(oneOf('local', 'open')),
  FAILURE_LAB: v.optional(oneOf('on', 'off')),
  CALL_LIMITS: v.optional(oneOf('on', 'off'), 'on'),
  FLOWS: v.optional(oneOf('on', 'off')),
  SHOP: v.optional(oneOf(...SHOPS), 'clothing'),
  HUMAN_CHECK: v.optional(oneOf('altcha', 'off'), 'altcha'),
  NODE_ENV: v.optional(oneOf('production', 'development', 'test'), 'development'),
  PAYMENT_WINDOW_CANCELS: booleanText,
  TRUST_PROXY: booleanText,
  STRICT_SPEC_API: booleanText,
  PUBLIC_URL: v.optional(httpUrl('https://shop.example.com')),
  MAPS: v.optional(oneOf('shipped', 'photon', 'nominatim'), 'shipped'),
  MAPS_URL: v.optional(httpUrl('https://photon.example.com')),
  TILE_URL: v.optional(httpUrl('https://tile.openstreetmap.org'), 'https://tile.openstreetmap.org'),
  PICTURE_HOSTS: v.optional(pictureHosts, ''),
  STRIPE_SECRET_KEY: v.optional(
    matching(
      /^(sk|rk)_[A-Za-z0-9_]+$/,
      'NAME must be a secret key of Stripe; such a key starts with "sk_" or "rk_".',
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    matching(
      /^whsec_\S+$/,
      'NAME must be the signing secret of a Stripe webhook; it starts with "whsec_".',
    ),
  ),
  S3_BUCKET: v.optional(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'NAME must be the name of a bucket.'),
  ),
  S3_ENDPOINT: v.optional(httpUrl('https://s3.example.com')),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  ALLOW_UNENCRYPTED: booleanText,
  STOREFRONT_DIR: v.optional(v.string(), 'dist/client'),
  STRIPE_URL: v.optional(httpUrl('https://api.stripe.com'), 'https://api.stripe.com'),
});

type Environment = v.InferOutput<typeof environmentSchema>;

/** All problems of the environment, one sentence each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * The text of a setting: of its variable, or of the file that the variable `NAME_FILE` names, as secrets are mounted.
 * An empty text counts as absent.
 * @throws SettingsError
 */
function readText(environment: Environ, name: string): string | undefined {
  const text = environment[name]?.trim();
  const file = environment[`${name}_FILE`]?.trim();
  if (!file) return text || undefined;
  if (text) throw new SettingsError([`Set ${name} or ${name}_FILE, not both.`]);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new SettingsError([`${name}_FILE names a file that cannot be read: ${file}${reason}.`]);
  }
}

type Environ = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables, or from the files that they name.
 * @throws SettingsError with every problem and its fix
 */
export function readSettings(environment: Environ): Settings {
  const env = Object.fromEntries(
    Object.keys(environmentSchema.entries)
      .map((name) => [name, readText(environment, name)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const result = v.safeParse(environmentSchema, env);
  if (!result.success) {
    throw new SettingsError(
      result.issues.map((issue) => {
        const name = String(issue.path?.[0]?.key ?? '');
        const message = issue.message.replaceAll('NAME', name);
        return `${message} It is "${redact(name, String(env[name]))}".`;
      }),
    );
  }
  const problems = findContradictions(result.output);
  if (problems.length > 0) throw new SettingsError(problems);
  return settingsOf(result.output);
}

/** URLs and keys may contain passwords, which must not appear on a screen or in a log. */
function redact(name: string, value: string): string {
  return /KEY|SECRET|DATABASE|SMTP/.test(name) ? `${value.slice(0, 4)}…` : value;
}

function findContradictions(env: Environment): string[] {
  const isProduction = env.NODE_ENV === 'production';
  const isSet = (name: keyof Environment) => env[name] !== undefined;
  const contradictions: readonly (readonly [boolean, string])[] = [
    [
      isSet('MIGRATION_DATABASE_URL') && !isSet('DATABASE_URL'),
      'MIGRATION_DATABASE_URL is set, but DATABASE_URL is not: set both or none.',
    ],
    [
      env.MAPS !== 'shipped' && !isSet('MAPS_URL'),
      `MAPS=${env.MAPS} needs MAPS_URL, the address of that service.`,
    ],
    [
      env.MAPS === 'shipped' && isSet('MAPS_URL'),
      'MAPS_URL is set, but MAPS does not say what it is: add MAPS=photon or nominatim.',
    ],
    [
      isSet('STRIPE_SECRET_KEY') && !isSet('STRIPE_WEBHOOK_SECRET'),
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, or the shop is not notified of payments. ' +
        'Add a webhook to /api/order/stripe/webhook at Stripe and set its signing secret.',
    ],
    [
      !isSet('STRIPE_SECRET_KEY') && isSet('STRIPE_WEBHOOK_SECRET'),
      'STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is not: set both or none.',
    ],
    [
      !isSet('S3_BUCKET') && isSet('S3_ENDPOINT'),
      'S3_ENDPOINT is set, but S3_BUCKET does not name the bucket: add it.',
    ],
    [
      isSet('S3_ACCESS_KEY_ID') !== isSet('S3_SECRET_ACCESS_KEY'),
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.',
    ],
    [
      mustBeEncrypted(env, env.S3_ENDPOINT) && env.S3_ENDPOINT?.startsWith('http:') === true,
      'NODE_ENV=production needs an S3_ENDPOINT that begins with "https://". In a network that nobody else can read, set ALLOW_UNENCRYPTED=true.',
    ],
    [
      isProduction && !isSet('SMTP_URL'),
      'NODE_ENV=production needs SMTP_URL, or shoppers never get their codes. ' +
        'To read the codes on this machine instead, leave NODE_ENV unset.',
    ],
    [
      mustBeEncrypted(env, env.SMTP_URL) && /rejectUnauthorized=false/i.test(env.SMTP_URL ?? ''),
      'SMTP_URL accepts every certificate, so somebody on the way could pretend to be the mail server. Name its authority in NODE_EXTRA_CA_CERTS instead, or set ALLOW_UNENCRYPTED=true in a network that nobody else can read.',
    ],
    [
      isProduction && !isSet('PUBLIC_URL'),
      'NODE_ENV=production needs PUBLIC_URL, the address where shoppers reach the shop, for example https://shop.example.com. ' +
        'Without it the Host header of a request, which anybody can write, would decide where payment pages lead back to.',
    ],
    [
      isProduction && env.PUBLIC_URL?.startsWith('http:') === true,
      'NODE_ENV=production needs a PUBLIC_URL that begins with "https://". Over http, everybody on the way could read passwords and sessions.',
    ],
    [
      isProduction && env.FAILURE_LAB === 'on',
      'FAILURE_LAB=on lets browsers make calls fail; never with NODE_ENV=production.',
    ],
    [
      isProduction && env.STRICT_SPEC_API,
      'STRICT_SPEC_API=true is for tests: repeated orders are not recognised. Leave it out.',
    ],
  ];
  return contradictions.flatMap(([holds, problem]) => (holds ? [problem] : []));
}

/** Whether the connection to a service leaves this machine, in production, and has to be encrypted. */
function mustBeEncrypted(env: Environment, address: string | undefined): boolean {
  if (env.NODE_ENV !== 'production' || env.ALLOW_UNENCRYPTED || address === undefined) return false;
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** Warnings about valid but risky settings, one sentence each, for the operator. */
export function warningsOf({ publicUrl, trustProxy, callLimits }: Settings): readonly string[] {
  const warnings: string[] = [];
  if (!callLimits) {
    warnings.push('CALL_LIMITS=off is for measuring: anybody may call as often as they like.');
  }
  if (publicUrl === undefined || trustProxy) return warnings;
  return [
    ...warnings,
    'PUBLIC_URL is set and TRUST_PROXY is not. If the shop is behind a proxy, all shoppers count as one address, and the ' +
      'limits of codes and sign-ins soon lock everybody out: set TRUST_PROXY=true.',
  ];
}

/** Whether strangers may reach the shop: it has a public URL, or a proxy in front of it. */
const isPublic = ({ PUBLIC_URL, TRUST_PROXY }: Environment) =>
  PUBLIC_URL !== undefined || TRUST_PROXY;

/**
 * Access to the development mailbox: from this machine only, or also from others. None in production. None on a public shop unless set: many a proxy on this machine does not
 * forward the client address, so every visitor would look local.
 */
function mailboxOf(env: Environment): 'local' | 'open' | undefined {
  if (env.NODE_ENV === 'production') return undefined;
  return env.MAILBOX ?? (isPublic(env) ? undefined : 'open');
}

/** Access to the bucket of the receipts. Absent: they are in `dataDir`. */
function s3Of(env: Environment) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (env.S3_BUCKET === undefined) return undefined;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    /** The origin of the store; absent: Amazon's. */
    endpoint: env.S3_ENDPOINT,
    /** Absent: those that Amazon's library finds. */
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function stripeOf({ STRIPE_SECRET_KEY: secretKey, ...env }: Environment) {
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = env;
  // The second is the secret with which Stripe signs its webhook calls.
  return secretKey && webhookSecret ? { secretKey, webhookSecret, url } : undefined;
}

/** The validated settings of the server. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

function settingsOf(env: Environment) {
  const isProduction = env.NODE_ENV === 'production';
  return {
    /** 0: any free port. */
    port: env.PORT,
    /** The interface to listen on; absent: all of them. */
    host: env.HOST,
    operations: {
      /** Logs a line for each request: all, or all but those from the cache. Absent: `on`, and `off` in a terminal. */
      requestLog: env.REQUEST_LOG,
      /** Where the metrics are served; absent: nowhere. */
      metrics:
        env.METRICS_PORT === undefined
          ? undefined
          : { port: env.METRICS_PORT, host: env.METRICS_HOST },
      /** How long a stopping shop still serves while `/ready` says that it stops, ms. */
      shutdownDelayMs: env.SHUTDOWN_DELAY_S * 1000,
    },
    /** The folder of the embedded database, the receipts and the outbox; absolute. */
    dataDir: path.resolve(env.DATA_DIR),
    /** The folder of the built storefront; absolute. */
    storefrontDir: path.resolve(env.STOREFRONT_DIR),
    /** Absent: the embedded database under `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** The same database as the owner of its tables, who migrates it; absent: `databaseUrl` is used. */
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    /** Absent: mails stay in the outbox. */
    smtpUrl: env.SMTP_URL,
    /** Mails are refused rather than sent unencrypted. */
    smtpRequiresTls: mustBeEncrypted(env, env.SMTP_URL),
    mailFrom: env.MAIL_FROM ?? 'no-reply@kedai.example',
    mailbox: mailboxOf(env),
    /** Browsers may make calls fail, to test the storefront. Never in production; on a public shop only when set. */
    failureLab: !isProduction && (env.FAILURE_LAB ?? (isPublic(env) ? 'off' : 'on')) === 'on',
    /** Whether the calls of customers and addresses are limited. */
    callLimits: env.CALL_LIMITS === 'on',
    /** Serves the flow viewer at `/flows`; by default outside production only. */
    flowViewer: (env.FLOWS ?? (isProduction ? 'off' : 'on')) === 'on',
    /** Each start prints an address that opens the counter as its owner, on this machine. Never where strangers may be. */
    counterKey: !isProduction && !isPublic(env),
    shop: env.SHOP,
    humanCheck: env.HUMAN_CHECK,
    production: isProduction,
    paymentWindowCancels: env.PAYMENT_WINDOW_CANCELS,
    trustProxy: env.TRUST_PROXY,
    /** Responds like a server that implements only section 7 of the specification. */
    strictSpecApi: env.STRICT_SPEC_API,
    /** The public URL of the shop, without a trailing slash; absent: the origin of each request. */
    publicUrl: env.PUBLIC_URL,
    maps:
      env.MAPS === 'shipped' || env.MAPS_URL === undefined
        ? ({ kind: 'shipped' } as const)
        : { kind: env.MAPS, url: env.MAPS_URL },
    /** The origin of the map tiles. */
    tileOrigin: new URL(env.TILE_URL).origin,
    /** Other hosts whose pictures the pages show. */
    pictureOrigins: env.PICTURE_HOSTS,
    s3: s3Of(env),
    stripe: stripeOf(env),
  };
}
