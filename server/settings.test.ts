import { readFileSync } from 'node:fs';
import path from 'node:path';
import { environmentSchema, readSettings, SettingsError, warningsOf } from './settings';
import { testFolder, writeFile } from './testing/testFolder';

const PUBLIC = { PUBLIC_URL: 'https://shop.example.com' };
const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example.com',
  ...PUBLIC,
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (caught) {
    if (caught instanceof SettingsError) return caught.problems;
    throw caught;
  }
  return [];
}

test('docs/settings.md names every setting with its default', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').split('\n');
  const wrong = Object.entries(environmentSchema.entries).filter(([name, schema]) => {
    const [, defaults] =
      rows.find((row) => row.split(' | ')[0]?.includes(`\`${name}\``))?.split(' | ') ?? [];
    const expected = schema.type === 'optional' && schema.default ? `\`${schema.default}\`` : '';
    return defaults === undefined || !defaults.includes(expected);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe('settings from the environment', () => {
  test('an empty environment is the default shop on port 8080 with everything embedded', () => {
    expect(readSettings({})).toEqual({
      strictSpecApi: false,
      mailbox: 'open',
      failureLab: true,
      counterKey: true,
      callLimits: true,
      flowViewer: true,
      port: 8080,
      operations: { shutdownDelayMs: 0 },
      dataDir: path.resolve('.data'),
      storefrontDir: path.resolve('dist/client'),
      smtpRequiresTls: false,
      mailFrom: 'no-reply@kedai.example',
      shop: 'clothing',
      humanCheck: 'altcha',
      production: false,
      paymentWindowCancels: false,
      trustProxy: false,
      maps: { kind: 'shipped' },
      tileOrigin: 'https://tile.openstreetmap.org',
      pictureOrigins: [],
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', SMTP_URL: ' ' })).toEqual(readSettings({}));
  });

  test.each([
    [{ PORT: '3000' }, { port: 3000 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ HOST: '[::1]' }, { host: '::1' }],
    [{ SHOP: 'bakery' }, { shop: 'bakery' }],
    [
      { REQUEST_LOG: 'all', SHUTDOWN_DELAY_S: '5', METRICS_PORT: '9464' },
      {
        operations: {
          requestLog: 'all',
          shutdownDelayMs: 5000,
          metrics: { port: 9464, host: '127.0.0.1' },
        },
      },
    ],
    [{ MAILBOX: 'local' }, { mailbox: 'local' }],
    [{ ...PUBLIC, MAILBOX: 'open' }, { mailbox: 'open' }],
    [{ TRUST_PROXY: 'true', MAILBOX: 'local' }, { mailbox: 'local' }],
    [{ FLOWS: 'off' }, { flowViewer: false }],
    [PUBLIC, { failureLab: false, counterKey: false }],
    [{ TRUST_PROXY: 'true' }, { failureLab: false, counterKey: false }],
    [{ ...PUBLIC, FAILURE_LAB: 'on' }, { failureLab: true }],
    [{ FAILURE_LAB: 'off' }, { failureLab: false }],
    [{ CALL_LIMITS: 'off' }, { callLimits: false }],
    [PRODUCTION, { flowViewer: false }],
    [{ ...PRODUCTION, FLOWS: 'on' }, { flowViewer: true }],
    [{ HUMAN_CHECK: 'off' }, { humanCheck: 'off' }],
    [{ DATA_DIR: '/tmp/kedai' }, { dataDir: '/tmp/kedai' }],
    [{ PAYMENT_WINDOW_CANCELS: 'true' }, { paymentWindowCancels: true }],
    [{ PUBLIC_URL: 'https://shop.example.com/' }, { publicUrl: 'https://shop.example.com' }],
    [
      {
        DATABASE_URL: 'postgres://app@db/kedai',
        MIGRATION_DATABASE_URL: 'postgres://owner@db/kedai',
      },
      {
        databaseUrl: 'postgres://app@db/kedai',
        migrationDatabaseUrl: 'postgres://owner@db/kedai',
      },
    ],
    [
      { DATABASE_URL: 'postgres://a:b@db:5432/kedai' },
      { databaseUrl: 'postgres://a:b@db:5432/kedai' },
    ],
    [PRODUCTION, { production: true, smtpUrl: 'smtp://mail.example.com' }],
    [
      { MAPS: 'photon', MAPS_URL: 'http://127.0.0.1:2322/' },
      { maps: { kind: 'photon', url: 'http://127.0.0.1:2322' } },
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      {
        stripe: {
          secretKey: 'sk_test_1',
          webhookSecret: 'whsec_1',
          url: 'https://api.stripe.com',
        },
      },
    ],
    [{ S3_BUCKET: 'receipts' }, { s3: { bucket: 'receipts', region: 'us-east-1' } }],
    [
      {
        S3_BUCKET: 'receipts',
        S3_ENDPOINT: 'https://s3.example.com/',
        S3_REGION: 'my-1',
        S3_ACCESS_KEY_ID: 'shop',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
      {
        s3: {
          bucket: 'receipts',
          endpoint: 'https://s3.example.com',
          region: 'my-1',
          credentials: { accessKeyId: 'shop', secretAccessKey: 'secret' },
        },
      },
    ],
    [
      { TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' },
      { tileOrigin: 'https://tiles.example.com' },
    ],
    [
      { PICTURE_HOSTS: 'https://cdn.example.com/ https://b.example:8443' },
      { pictureOrigins: ['https://cdn.example.com', 'https://b.example:8443'] },
    ],
  ])('parses %j', (environment, expected) => {
    expect(readSettings(environment)).toMatchObject(expected);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535'],
    [{ REQUEST_LOG: 'yes' }, 'REQUEST_LOG must be one of: on, all, off.'],
    [{ METRICS_PORT: '99999' }, 'METRICS_PORT must be a number from 0 to 65535'],
    [
      { MIGRATION_DATABASE_URL: 'postgres://owner@db/kedai' },
      'MIGRATION_DATABASE_URL is set, but DATABASE_URL is not',
    ],
    [{ SHUTDOWN_DELAY_S: '1h' }, 'SHUTDOWN_DELAY_S must be a number from 0 to 300'],
    [{ SHOP: 'shoes' }, 'SHOP must be one of: clothing, bakery. It is "shoes".'],
    [{ MAILBOX: 'yes' }, 'MAILBOX must be one of: local, open.'],
    [{ HUMAN_CHECK: 'no' }, 'HUMAN_CHECK must be one of: altcha, off.'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address such as "postgresql://'],
    [{ DATABASE_URL: 'kedai' }, 'DATABASE_URL must be an address'],
    [{ SMTP_URL: 'mail.example.com:25' }, 'SMTP_URL must be an address such as "smtp://'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of'],
    [{ NODE_ENV: 'production', ...PUBLIC }, 'NODE_ENV=production needs SMTP_URL'],
    [
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.com' },
      'NODE_ENV=production needs PUBLIC_URL',
    ],
    [
      { ...PRODUCTION, PUBLIC_URL: 'http://shop.example.com' },
      'PUBLIC_URL that begins with "https://"',
    ],
    [{ S3_BUCKET: 'My Receipts' }, 'S3_BUCKET must be the name of a bucket.'],
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET does not name the bucket'],
    [{ S3_BUCKET: 'receipts', S3_ACCESS_KEY_ID: 'shop' }, 'set both or none'],
    [{ S3_BUCKET: 'receipts', S3_SECRET_ACCESS_KEY: 'secret' }, 'set both or none'],
    [{ PAYMENT_WINDOW_CANCELS: '1' }, 'PAYMENT_WINDOW_CANCELS must be "true" or "false".'],
    [{ PUBLIC_URL: 'shop.example.com' }, 'PUBLIC_URL must be an address'],
    [{ MAPS: 'google' }, 'MAPS must be one of: shipped, photon, nominatim.'],
    [{ MAPS: 'photon' }, 'MAPS=photon needs MAPS_URL'],
    [{ MAPS_URL: 'http://127.0.0.1' }, 'MAPS_URL is set, but MAPS does not say what it is'],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must be a secret key'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is not: set both or none'],
  ])('refuses %j and says what to do', (environment, expected) => {
    const problems = problemsOf(environment);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
  });

  test.each([[PUBLIC], [{ TRUST_PROXY: 'true' }], [{ ...PRODUCTION, MAILBOX: 'open' }]])(
    '%j disables the mailbox',
    (environment) => {
      expect(readSettings(environment).mailbox).toBeUndefined();
    },
  );

  test('warns that all visitors may count as one when a public shop trusts no proxy', () => {
    expect(warningsOf(readSettings(PUBLIC))).toEqual([
      expect.stringContaining('set TRUST_PROXY=true'),
    ]);
  });

  test.each([[{}], [{ TRUST_PROXY: 'true' }], [{ ...PUBLIC, TRUST_PROXY: 'true' }]])(
    '%j gives no warning',
    (environment) => {
      expect(warningsOf(readSettings(environment))).toEqual([]);
    },
  );

  test('reports all problems at once', () => {
    expect(problemsOf({ PORT: 'abc', SHOP: 'shoes', HUMAN_CHECK: 'maybe' })).toHaveLength(3);
  });

  describe('from files', () => {
    const folder = testFolder();
    let file: string;
    beforeEach(() => {
      file = folder('database-url');
    });

    test('reads a setting from the file that NAME_FILE names', () => {
      writeFile(file, 'postgres://kedai:secret@db/kedai\n');
      expect(readSettings({ DATABASE_URL_FILE: file }).databaseUrl).toBe(
        'postgres://kedai:secret@db/kedai',
      );
    });

    test('an empty file counts as absent, and its text is checked like a variable', () => {
      writeFile(file, '\n');
      expect(readSettings({ DATABASE_URL_FILE: file }).databaseUrl).toBeUndefined();
      writeFile(file, 'mysql://me:opensesame@db');
      const problems = problemsOf({ DATABASE_URL_FILE: file });
      expect(problems).toEqual([expect.stringContaining('DATABASE_URL must be an address')]);
      expect(problems.join()).not.toContain('opensesame');
    });

    test.each([
      [
        { DATABASE_URL: 'postgres://a@db/kedai' },
        'Set DATABASE_URL or DATABASE_URL_FILE, not both.',
      ],
      [{}, 'DATABASE_URL_FILE names a file that cannot be read'],
    ])('refuses %j with a missing file and says what to do', (environment, expected) => {
      const problems = problemsOf({ ...environment, DATABASE_URL_FILE: file });
      expect(problems).toEqual([expect.stringContaining(expected)]);
    });
  });

  test('reports no password or key', () => {
    const problems = problemsOf({
      DATABASE_URL: 'http://me:opensesame@db/kedai',
      STRIPE_SECRET_KEY: 'pk_live_topsecret',
      STRIPE_WEBHOOK_SECRET: 'who_topsecret',
    });
    expect(problems.join()).not.toMatch(/opensesame|topsecret/);
  });
});

describe('in production the connection to a service', () => {
  const production = { ...PRODUCTION, SMTP_URL: 'smtps://mail.example.com' };
  const bucket = (endpoint: string) => ({ S3_BUCKET: 'receipts', S3_ENDPOINT: endpoint });

  test.each([
    ['an unencrypted file store', bucket('http://s3.example.com'), 'S3_ENDPOINT that begins with'],
    [
      'a mail server with any certificate',
      { SMTP_URL: 'smtp://mail.example.com?tls.rejectUnauthorized=false' },
      'SMTP_URL accepts every certificate',
    ],
    ['an unencrypted file store near by', bucket('http://10.0.0.7:9000'), 'S3_ENDPOINT that'],
  ])('is refused: %s', (_, environment, problem) => {
    const all = { ...production, ...environment };
    expect(problemsOf(all)).toEqual([expect.stringContaining(problem)]);
    expect(problemsOf({ ...all, ALLOW_UNENCRYPTED: 'true' })).toEqual([]);
    expect(problemsOf({ ...all, NODE_ENV: 'development' })).toEqual([]);
  });

  test.each([
    ['an encrypted file store', bucket('https://s3.example.com')],
    ['a file store on this machine', bucket('http://127.0.0.1:9000')],
    ['a file store on localhost', bucket('http://localhost:9000')],
  ])('is accepted: %s', (_, environment) => {
    expect(problemsOf({ ...production, ...environment })).toEqual([]);
  });

  test.each([
    ['smtp://mail.example.com', {}, true],
    ['smtp://mail.example.com', { ALLOW_UNENCRYPTED: 'true' }, false],
    ['smtp://mail.example.com', { NODE_ENV: 'development' }, false],
    ['smtp://127.0.0.1:25', {}, false],
    ['smtp://localhost', {}, false],
  ])('needs encryption for mail: %s with %j', (SMTP_URL, environment, expected) => {
    const settings = readSettings({ ...production, SMTP_URL, ...environment });
    expect(settings.smtpRequiresTls).toBe(expected);
  });
});
