import path from 'node:path';
import * as v from 'valibot';

/** The shops that this code can be (one catalogue and one profile each). */
export const SHOPS = ['clothing', 'bakery'] as const;
export type ShopId = (typeof SHOPS)[number];

const yesNo = (name: string) =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false'], `${name} must be "true" or "false".`),
      v.transform((text) => text === 'true'),
    ),
    'false',
  );

/** An address whose scheme is one of `schemes`; what `example` shows is told when it is not. */
const address = (name: string, schemes: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      try {
        const url = new URL(text);
        return schemes.includes(url.protocol) && url.hostname !== '';
      } catch {
        return false;
      }
    }, `${name} must be an address such as "${example}".`),
  );

const web = (name: string, example: string) =>
  v.pipe(
    address(name, ['http:', 'https:'], example),
    v.transform((text) => text.replace(/\/+$/, '')),
  );

const environmentSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535, for example PORT=8080.'),
      v.transform(Number),
      v.maxValue(65_535, 'PORT must be a number from 0 to 65535, for example PORT=8080.'),
    ),
    '8080',
  ),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    address(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgresql://user:password@localhost:5432/kedai',
    ),
  ),
  SMTP_URL: v.optional(
    address('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587'),
  ),
  MAIL_FROM: v.optional(v.string()),
  MAILBOX: v.optional(v.picklist(['local', 'open'], 'MAILBOX must be one of: local, open.')),
  FAILURE_LAB: v.optional(v.picklist(['on', 'off'], 'FAILURE_LAB must be one of: on, off.')),
  CALL_LIMITS: v.optional(v.picklist(['on', 'off'], 'CALL_LIMITS must be one of: on, off.'), 'on'),
  FLOWS: v.optional(v.picklist(['on', 'off'], 'FLOWS must be one of: on, off.')),
  SHOP: v.optional(v.picklist(SHOPS, `SHOP must be one of: ${SHOPS.join(', ')}.`), 'clothing'),
  HUMAN_CHECK: v.optional(
    v.picklist(['altcha', 'off'], 'HUMAN_CHECK must be one of: altcha, off.'),
    'altcha',
  ),
  NODE_ENV: v.optional(
    v.picklist(
      ['production', 'development', 'test'],
      'NODE_ENV must be one of: production, development, test.',
    ),
    'development',
  ),
  PAYMENT_WINDOW_CANCELS: yesNo('PAYMENT_WINDOW_CANCELS'),
  TRUST_PROXY: yesNo('TRUST_PROXY'),
  STRICT_SPEC_API: yesNo('STRICT_SPEC_API'),
  PUBLIC_URL: v.optional(web('PUBLIC_URL', 'https://shop.example.com')),
  MAPS: v.optional(
    v.picklist(
      ['shipped', 'photon', 'nominatim'],
      'MAPS must be one of: shipped, photon, nominatim.',
    ),
    'shipped',
  ),
  MAPS_URL: v.optional(web('MAPS_URL', 'https://photon.example.com')),
  TILE_URL: v.optional(
    web('TILE_URL', 'https://tile.openstreetmap.org'),
    'https://tile.openstreetmap.org',
  ),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(sk|rk)_[A-Za-z0-9_]+$/,
        'STRIPE_SECRET_KEY must be a secret key of Stripe; such a key starts with "sk_" or "rk_".',
      ),
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^whsec_\S+$/,
        'STRIPE_WEBHOOK_SECRET must be the signing secret of a Stripe webhook; it starts with "whsec_".',
      ),
    ),
  ),
  STOREFRONT_DIR: v.optional(v.string(), 'dist/client'),
  STRIPE_URL: v.optional(web('STRIPE_URL', 'https://api.stripe.com'), 'https://api.stripe.com'),
});

type Environment = v.InferOutput<typeof environmentSchema>;

/** What the server was told by its environment, checked. */
export interface Settings {
  /** 0: any free port. */
  readonly port: number;
  /** The interface to listen on; absent: all of them. */
  readonly host?: string;
  /** Where the embedded database, receipts and the outbox lie; absolute. */
  readonly dataDir: string;
  /** Where the built storefront lies; absolute. */
  readonly storefrontDir: string;
  /** Absent: the embedded database under `dataDir`. */
  readonly databaseUrl?: string;
  /** Absent: mails stay in the outbox. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Who may read the development mailbox: this machine alone, or others too. Absent: there is none. */
  readonly mailbox?: 'local' | 'open';
  /** Browsers may make calls fail, for testing the storefront; outside production, and never where strangers come unless asked for. */
  readonly failureLab: boolean;
  /** How often customers and addresses may call is limited. */
  readonly callLimits: boolean;
  /** The flow viewer is served at `/flows`; outside production unless told otherwise. */
  readonly flowViewer: boolean;
  readonly shop: ShopId;
  readonly humanCheck: 'altcha' | 'off';
  readonly production: boolean;
  readonly paymentWindowCancels: boolean;
  readonly trustProxy: boolean;
  /** Answers as a server that implements section 7 of the specification and nothing more. */
  readonly strictSpecApi: boolean;
  /** Where shoppers reach the shop, without a slash at the end; absent: as the request came in. */
  readonly publicUrl?: string;
  readonly maps:
    | { readonly kind: 'shipped' }
    | { readonly kind: 'photon' | 'nominatim'; readonly url: string };
  /** The origin that map tiles come from. */
  readonly tileOrigin: string;
  readonly stripe?: {
    readonly secretKey: string;
    /** What Stripe signs its notices with. */
    readonly webhookSecret: string;
    readonly url: string;
  };
}

/** All that is wrong with the environment, one sentence each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * @throws SettingsError naming every problem at once and what to do about it
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.entries)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    throw new SettingsError(
      result.issues.map((issue) => {
        const name = String(issue.path?.[0]?.key ?? '');
        return `${issue.message} It is "${hidden(name, String(given[name]))}".`;
      }),
    );
  }
  const problems = contradictions(result.output);
  if (problems.length > 0) throw new SettingsError(problems);
  return settingsOf(result.output);
}

/** Addresses and keys may carry passwords; these are not repeated on a screen or in a log. */
function hidden(name: string, value: string): string {
  return /KEY|SECRET|DATABASE|SMTP/.test(name) ? `${value.slice(0, 4)}…` : value;
}

function contradictions(given: Environment): string[] {
  const problems: string[] = [];
  if (given.MAPS !== 'shipped' && given.MAPS_URL === undefined) {
    problems.push(`MAPS=${given.MAPS} needs MAPS_URL, the address of that service.`);
  }
  if (given.MAPS === 'shipped' && given.MAPS_URL !== undefined) {
    problems.push(
      'MAPS_URL is set, but MAPS does not say what it is: add MAPS=photon or nominatim.',
    );
  }
  if (given.NODE_ENV === 'production' && given.SMTP_URL === undefined) {
    problems.push(
      'NODE_ENV=production needs SMTP_URL, or shoppers never get their codes. ' +
        'To read the codes on this machine instead, leave NODE_ENV unset.',
    );
  }
  if (given.STRIPE_SECRET_KEY !== undefined && given.STRIPE_WEBHOOK_SECRET === undefined) {
    problems.push(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, or the shop never hears that an order was paid. ' +
        'Add a webhook to /api/order/stripe/webhook at Stripe and set its signing secret.',
    );
  }
  if (given.STRIPE_SECRET_KEY === undefined && given.STRIPE_WEBHOOK_SECRET !== undefined) {
    problems.push('STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is not: set both or none.');
  }
  if (given.NODE_ENV === 'production' && given.PUBLIC_URL === undefined) {
    problems.push(
      'NODE_ENV=production needs PUBLIC_URL, the address where shoppers reach the shop, for example https://shop.example.com. ' +
        'Without it the Host header of a request, which anybody can write, would decide where payment pages lead back to.',
    );
  }
  if (given.NODE_ENV === 'production' && given.FAILURE_LAB === 'on') {
    problems.push('FAILURE_LAB=on lets browsers make calls fail; never with NODE_ENV=production.');
  }
  if (given.NODE_ENV === 'production' && given.STRICT_SPEC_API) {
    problems.push(
      'STRICT_SPEC_API=true is for tests: repeated orders are not recognised. Leave it out.',
    );
  }
  return problems;
}

/** What is allowed and yet likely to go wrong, one sentence each, for whoever starts the shop. */
export function warningsOf({ publicUrl, trustProxy, callLimits }: Settings): readonly string[] {
  const warnings: string[] = [];
  if (!callLimits) {
    warnings.push('CALL_LIMITS=off is for measuring: anybody may call as often as they like.');
  }
  if (publicUrl === undefined || trustProxy) return warnings;
  return [
    ...warnings,
    'PUBLIC_URL is set and TRUST_PROXY is not. If a proxy stands before the shop, all shoppers count as one address, and the ' +
      'limits of codes and sign-ins soon lock everybody out: set TRUST_PROXY=true.',
  ];
}

/** Whether strangers may reach the shop: it has an address of its own, or a proxy before it. */
const isPublic = ({ PUBLIC_URL, TRUST_PROXY }: Environment) =>
  PUBLIC_URL !== undefined || TRUST_PROXY;

/**
 * Whether there is a mailbox, and for whom. None in production. None either where strangers may come, unless it is asked for:
 * many a proxy on this machine does not say for whom it asks, so that everybody would seem to be this machine.
 */
function mailboxOf(given: Environment): Settings['mailbox'] {
  if (given.NODE_ENV === 'production') return undefined;
  return given.MAILBOX ?? (isPublic(given) ? undefined : 'open');
}

function settingsOf(given: Environment): Settings {
  const mailbox = mailboxOf(given);
  return {
    port: given.PORT,
    ...(given.HOST !== undefined && { host: given.HOST }),
    dataDir: path.resolve(given.DATA_DIR),
    storefrontDir: path.resolve(given.STOREFRONT_DIR),
    ...(given.DATABASE_URL !== undefined && { databaseUrl: given.DATABASE_URL }),
    ...(given.SMTP_URL !== undefined && { smtpUrl: given.SMTP_URL }),
    mailFrom: given.MAIL_FROM ?? 'no-reply@kedai.example',
    ...(mailbox !== undefined && { mailbox }),
    failureLab:
      given.NODE_ENV !== 'production' &&
      (given.FAILURE_LAB ?? (isPublic(given) ? 'off' : 'on')) === 'on',
    callLimits: given.CALL_LIMITS === 'on',
    flowViewer: (given.FLOWS ?? (given.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    shop: given.SHOP,
    humanCheck: given.HUMAN_CHECK,
    production: given.NODE_ENV === 'production',
    paymentWindowCancels: given.PAYMENT_WINDOW_CANCELS,
    trustProxy: given.TRUST_PROXY,
    strictSpecApi: given.STRICT_SPEC_API,
    ...(given.PUBLIC_URL !== undefined && { publicUrl: given.PUBLIC_URL }),
    maps:
      given.MAPS === 'shipped' || given.MAPS_URL === undefined
        ? { kind: 'shipped' }
        : { kind: given.MAPS, url: given.MAPS_URL },
    tileOrigin: new URL(given.TILE_URL).origin,
    ...(given.STRIPE_SECRET_KEY !== undefined &&
      given.STRIPE_WEBHOOK_SECRET !== undefined && {
        stripe: {
          secretKey: given.STRIPE_SECRET_KEY,
          webhookSecret: given.STRIPE_WEBHOOK_SECRET,
          url: given.STRIPE_URL,
        },
      }),
  };
}
