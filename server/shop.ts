import path from 'node:path';
import { createApp } from './app';
import { SWEPT_AFTER_MS, sweepReceipts } from './areas/order/receiptSweep';
import { diskUploads } from './boundary/uploads';
import { CachedResponses, type FastPath } from './fastPath';
import { announce } from './logger';
import { altcha } from './ports/altcha';
import { argon2Thread } from './ports/argon2Thread';
import { systemClock } from './ports/clock';
import { diskFiles } from './ports/diskFiles';
import { noHumanCheck } from './ports/humanCheck';
import type { Mailer } from './ports/mail';
import { openMaps } from './ports/maps/openMaps';
import { type Outbox, openOutbox } from './ports/outbox';
import { sharpImages } from './ports/sharpImages';
import { smtpMailer } from './ports/smtpMailer';
import { stripe } from './ports/stripe';
import { loadSeed } from './seed/loadSeed';
import { seedOf, shopNames } from './seed/worlds';
import type { Settings } from './settings';
import { createSite, type Fetch } from './site';
import { sharedSecret } from './store/appSettings';
import { startCleanupJob } from './store/cleanupJob';
import { type Database, openDatabase } from './store/database';
import { strictSpecApi } from './strictSpec/strictSpecApi';

/** How long (ms) the kept lists may be old when somebody changes the database by hand. */
const CATALOGUE_FRESH_MS = 1000;

/** A shop that is open: all its parts wired. */
export interface Shop {
  readonly fetch: Fetch;
  /** What need not go through `fetch`. */
  readonly fastPath: FastPath;
  readonly name: string;
  /** Whether this start filled the catalogue. */
  readonly seeded: boolean;
  /** Finishes what is running and lets everything go. */
  close(): Promise<void>;
}

/**
 * Opens the shop with real parts: migrates and seeds its database, and chooses each part by its setting.
 * @throws with a sentence that says what to do when a part cannot be opened
 */
export async function openShop(settings: Settings): Promise<Shop> {
  const database = await openDatabase({
    dataDir: settings.dataDir,
    ...(settings.databaseUrl !== undefined && { url: settings.databaseUrl }),
  });
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
  const seeded = await loadSeed(db, settings.shop, await seedOf(settings.shop));
  const mail = await openMail(settings);
  const hashing = argon2Thread();
  const files = diskFiles(path.join(settings.dataDir, 'receipts'));
  const uploads = diskUploads(path.join(settings.dataDir, 'uploads'));
  const kept = new CachedResponses();
  const api = createApp({
    db,
    clock,
    mailer: mail.mailer,
    files,
    images: sharpImages(),
    uploads,
    maps: openMaps(settings.maps),
    humanCheck:
      settings.humanCheck === 'altcha'
        ? altcha(await sharedSecret(db, 'human-check'), clock)
        : noHumanCheck,
    argon2: hashing.argon2,
    // The plain API words its answers anew.
    ...(!settings.strictSpecApi && { onCachedRoute: kept.add }),
    ...(settings.stripe && { cardPayments: stripe(settings.stripe) }),
    settings: {
      shopName: shopNames[settings.shop],
      secret: await sharedSecret(db, 'codes'),
      paymentWindowCancels: settings.paymentWindowCancels,
      trustProxy: settings.trustProxy,
      callLimits: settings.callLimits,
      ...(settings.publicUrl !== undefined && { publicUrl: settings.publicUrl }),
      catalogueFreshMs: CATALOGUE_FRESH_MS,
    },
  });
  const stopTidying = startCleanupJob(db, clock, settings, (now) =>
    Promise.all([sweepReceipts(db, files, now), uploads.sweep(now - SWEPT_AFTER_MS)]),
  );
  const fetch = createSite({
    api: settings.strictSpecApi ? { fetch: strictSpecApi(api.fetch) } : api,
    ...(mail.outbox && settings.mailbox && { outbox: mail.outbox }),
    mailboxIsOpen: settings.mailbox === 'open',
    storefront: {
      root: settings.storefrontDir,
      tileOrigin: settings.tileOrigin,
      sourceMaps: !settings.production,
    },
    failureLab: settings.failureLab,
    ...(settings.flowViewer && { flowViewer: `${settings.storefrontDir}.flows` }),
  });
  return {
    fetch,
    fastPath: kept.respond,
    name: shopNames[settings.shop],
    seeded,
    close: async () => {
      await stopTidying();
      mail.close();
      await hashing.close();
      await database.close();
    },
  };
}

interface Mail {
  readonly mailer: Mailer;
  readonly outbox?: Outbox;
  close(): void;
}

/** A mail server when there is one; else the outbox, whose mails are printed as they come. */
async function openMail(settings: Settings): Promise<Mail> {
  if (settings.smtpUrl !== undefined) {
    const mailer = smtpMailer(settings.smtpUrl, settings.mailFrom);
    return { mailer, close: () => mailer.close() };
  }
  const folder = path.join(settings.dataDir, 'mail');
  const outbox = await openOutbox(folder, systemClock, ({ to, subject, code }) => {
    announce(`Mail to ${to}: ${code === undefined ? subject : `code ${code}`}`);
  });
  return { mailer: outbox, outbox, close: () => {} };
}
