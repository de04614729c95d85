import path from 'node:path';
import { createApp } from './app';
import { SWEEP_AFTER_MS, sweepReceipts } from './areas/order/receiptSweep';
import { CachedResponses, type FastPath } from './boundary/cache/fastPath';
import type { Version } from './boundary/cache/version';
import type { AppDeps } from './boundary/deps';
import type { Fetch } from './boundary/fetch';
import { diskUploads } from './boundary/request/uploads';
import { newToken } from './boundary/session/token';
import { openByKey } from './dev/counterKey';
import { logger } from './log/logger';
import { startMailJob } from './mails/mailJob';
import { httpOrigin } from './operations/httpOrigin.mjs';
import type { CountedParts } from './operations/metrics';
import { trackMails } from './operations/pendingMails';
import { type Readiness, readinessProbe } from './operations/readiness';
import { shopChecks } from './operations/shopChecks';
import { createPages } from './pages/createPages';
import { altcha } from './ports/altcha';
import type { CardPayments } from './ports/cardPayments';
import { systemClock } from './ports/clock';
import { diskFiles } from './ports/diskFiles';
import type { FileStore } from './ports/files';
import { noHumanCheck } from './ports/humanCheck';
import { openMaps } from './ports/maps/openMaps';
import { openMail } from './ports/openMail';
import { argon2 } from './ports/passwordHasher';
import { sharpImages } from './ports/sharpImages';
import { companies } from './seed/companies';
import { hiddenPictures } from './seed/hiddenPictures';
import { loadSeed } from './seed/loadSeed';
import { seedOf, shopNames } from './seed/seeds';
import type { Settings } from './settings';
import { createSite } from './site';
import { sharedSecret } from './store/appSettings';
import { startCleanupJob } from './store/cleanupJob';
import { type Database, openDatabase } from './store/database/database';
import type { Db } from './store/database/db';
import { strictSpecApi } from './strictSpec/strictSpecApi';

/** How long (ms) cached lists may be stale after a manual change in the database. */
const CATALOGUE_FRESH_MS = 1000;

/** An open shop with all its parts. */
export interface Shop {
  readonly fetch: Fetch;
  /** Serves requests that need no `fetch`. */
  readonly fastPath: FastPath;
  /** The state of its parts. */
  readonly readiness: () => Promise<Readiness>;
  /** What its parts count, for the metrics. */
  readonly counts: CountedParts;
  readonly name: string;
  /** Opens the counter as its owner, by the printed address, until the next start; absent: nothing does. */
  readonly counterKey?: string;
  /** Whether this start filled the catalogue. */
  readonly seeded: boolean;
  /** Finishes running work and releases all resources. */
  close(): Promise<void>;
}

/**
 * Opens the shop with real parts: migrates and seeds its database, and chooses each part by its setting.
 * @throws an error with a message for the operator when a part cannot be opened
 */
export async function openShop(settings: Settings): Promise<Shop> {
  const database = await openDatabase(settings);
  try {
    return await assembleShop(settings, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assembleShop(settings: Settings, database: Database): Promise<Shop> {
  const { db } = database;
  const clock = systemClock;
  const seeded = await loadSeed(
    db,
    settings.shop,
    await seedOf(settings.shop),
    settings.pictureOrigins,
  );
  await warnOfHiddenPictures(db, settings);
  const mail = await openMail(settings);
  const mailer = trackMails(mail.mailer);
  const files = await openFiles(settings);
  const uploads = diskUploads(path.join(settings.dataDir, 'uploads'));
  const counterKey = settings.counterKey ? newToken() : undefined;
  const cache = new CachedResponses();
  const versions: Version[] = [];
  const deps: AppDeps = {
    db,
    clock,
    mailer,
    files,
    images: sharpImages(),
    uploads,
    maps: openMaps(settings.maps),
    humanCheck:
      settings.humanCheck === 'altcha'
        ? altcha(await sharedSecret(db, 'human-check'), clock)
        : noHumanCheck,
    passwordHasher: argon2(),
    onPublicData: (version) => void versions.push(version),
    // The strict API rewrites responses, so the fast path must not bypass it.
    ...(!settings.strictSpecApi && { onCachedRoute: cache.add }),
    // A terminal is a developer's, who reads sentences there.
    ...(!process.stdout.isTTY && {
      logSecurityEvent: (event) => logger.info('Security event.', { ...event }),
    }),
    ...(settings.stripe && { cardPayments: await openCardPayments(settings.stripe) }),
    settings: {
      shopName: shopNames[settings.shop],
      company: companies[settings.shop],
      secret: await sharedSecret(db, 'codes'),
      paymentWindowCancels: settings.paymentWindowCancels,
      trustProxy: settings.trustProxy,
      callLimits: settings.callLimits,
      publicUrl: settings.publicUrl,
      catalogueFreshMs: CATALOGUE_FRESH_MS,
      exampleOrders: settings.counterKey,
    },
  };
  const app = createApp(deps);
  const stopMails = startMailJob({
    db,
    clock,
    mailer,
    sender: {
      company: companies[settings.shop],
      origin: settings.publicUrl ?? httpOrigin(settings.host, settings.port),
    },
  });
  const stopCleanup = startCleanupJob(db, clock, settings, (now) =>
    Promise.all([sweepReceipts(db, files, now), uploads.sweep(now - SWEEP_AFTER_MS)]),
  );
  const api = settings.strictSpecApi ? { fetch: strictSpecApi(app.fetch) } : app;
  const { storefrontDir: root, tileOrigin, pictureOrigins } = settings;
  const build = { root, tileOrigin, pictureOrigins };
  const pages = createPages(deps, build, api.fetch, {
    get: async () => (await Promise.all(versions.map(({ get }) => get()))).join(),
    fresh: () => {
      const all = versions.map(({ fresh }) => fresh());
      return all.includes(null) ? null : all.join();
    },
  });
  const fetch = createSite({
    api,
    ...(mail.outbox && settings.mailbox && { outbox: mail.outbox }),
    mailboxIsOpen: settings.mailbox === 'open',
    storefront: { ...build, sourceMaps: !settings.production },
    generated: pages.apps,
    failureLab: settings.failureLab,
    // Production neither serves nor loads it.
    ...(!settings.production && { apiDocs: await openApiDocs(settings) }),
    counter: `${settings.storefrontDir}.counter`,
    ...(counterKey !== undefined && { counterKey: openByKey(deps, counterKey) }),
    ...(settings.flowViewer && { flowViewer: `${settings.storefrontDir}.flows` }),
  });
  return {
    fetch,
    fastPath: (request, response) =>
      cache.respond(request, response) || pages.fastPath(request, response),
    counts: {
      ...(database.pool && { pool: database.pool }),
      pendingMails: mailer.pending,
      cachedPages: pages.counts,
    },
    readiness: readinessProbe(shopChecks({ db, mailer, files, dataDir: settings.dataDir })),
    name: shopNames[settings.shop],
    ...(counterKey !== undefined && { counterKey }),
    seeded,
    close: async () => {
      await stopCleanup();
      await stopMails();
      await pages.close();
      await mailer.settle();
      mail.close();
      await database.close();
    },
  };
}

/** How many pictures a warning names. */
const NAMED_PICTURES = 3;

/** A shop with some broken pictures opens; the operator learns of them. */
async function warnOfHiddenPictures(db: Db, settings: Settings): Promise<void> {
  const { storefrontDir: root, pictureOrigins: origins } = settings;
  const sentences = await hiddenPictures(db, { root, origins });
  if (sentences.length === 0) return;
  const named = sentences.slice(0, NAMED_PICTURES).join(' ');
  logger.warn(`${sentences.length} pictures of the catalogue are not shown. ${named}`);
}

/** The configured bucket, else a folder. Loads Amazon's library only for a bucket. */
async function openFiles({ s3, dataDir }: Settings): Promise<FileStore> {
  if (s3 === undefined) return diskFiles(path.join(dataDir, 'receipts'));
  const { s3Files } = await import('./ports/s3Files');
  return s3Files(s3);
}

/** Loads Stripe's library, which a shop without card payments does not need. */
async function openCardPayments(access: NonNullable<Settings['stripe']>): Promise<CardPayments> {
  const { stripePayments } = await import('./ports/stripePayments');
  return stripePayments(access);
}

async function openApiDocs({ shop }: Settings): Promise<{ fetch: Fetch }> {
  const { apiDocs } = await import('./openapi/apiDocs');
  return apiDocs(shopNames[shop]);
}
