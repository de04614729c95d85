import { SHOPS, type ShopId } from '../settings';
import { readAppSetting, writeAppSetting } from '../store/appSettings';
import {
  type ContentCounts,
  type Contents,
  countContents,
  hasProducts,
  isInUse,
  lockContents,
  replaceContents,
} from '../store/contents';
import type { Db } from '../store/database/db';
import { assertPicturesShown } from './hiddenPictures';
import { seedOf } from './seeds';
import type { ShopSeed } from './types';

/** The setting that names the shop of a database. */
const SHOP_SETTING = 'shop';
/** Earlier versions wrote only this setting when they loaded a seed. */
const LEGACY_SEED_SETTING = 'seed';
/**
 * Loads a shop's catalogue and contents into an empty database. A database in use is never touched: its products,
 * prices, news, outlets and fees belong to the shop, also after an upgrade with a new seed.
 *
 * @param pictureOrigins other hosts whose pictures the pages show
 * @returns whether anything was written
 * @throws with a fix for the operator when the database belongs to another shop, or a picture would not be shown
 */
export async function loadSeed(
  db: Db,
  shop: ShopId,
  seed: ShopSeed,
  pictureOrigins: readonly string[] = [],
): Promise<boolean> {
  if ((await readAppSetting(db, SHOP_SETTING)) === shop) return false;
  return db.transaction(async (transaction) => {
    await lockContents(transaction);
    const owner = await findOwner(transaction);
    if (owner !== null && owner !== shop) {
      throw new Error(
        `The data is of the shop "${owner}", and SHOP is "${shop}". Set SHOP=${owner}, or set DATA_DIR or DATABASE_URL to a place for "${shop}".`,
      );
    }
    const isFilled = owner !== null || (await isFilledByHand(transaction));
    if (!isFilled) {
      assertPicturesShown(seed, pictureOrigins);
      await replaceContents(transaction, rowsOf(seed));
    }
    await writeAppSetting(transaction, SHOP_SETTING, shop);
    return !isFilled;
  });
}

/** Replaces a shop's catalogue and contents, in one transaction. Accounts, carts and orders stay. */
export async function replaceSeed(
  db: Db,
  shop: ShopId,
  seed: ShopSeed,
  pictureOrigins: readonly string[] = [],
): Promise<void> {
  assertPicturesShown(seed, pictureOrigins);
  await db.transaction(async (transaction) => {
    await lockContents(transaction);
    await replaceContents(transaction, rowsOf(seed));
    await writeAppSetting(transaction, SHOP_SETTING, shop);
  });
}

/** What a replacement would delete, and the number of orders. */
export interface StoredContents extends ContentCounts {
  /** Null: the database is empty, or was filled by hand. */
  readonly shop: string | null;
}

/** Counts the contents of a database. */
export async function readStoredContents(db: Db): Promise<StoredContents> {
  return { shop: await findOwner(db), ...(await countContents(db)) };
}

/** The shop that owns a database, or null. A database of an earlier version is recognised by its products. */
export async function findOwner(db: Db): Promise<string | null> {
  const owner = await readAppSetting(db, SHOP_SETTING);
  if (owner !== null || (await readAppSetting(db, LEGACY_SEED_SETTING)) === null) return owner;
  for (const shop of SHOPS) {
    const ids = (await seedOf(shop)).products.map(({ id }) => id);
    if (await hasProducts(db, ids)) return shop;
  }
  return null;
}

const isFilledByHand = async (db: Db): Promise<boolean> =>
  (await readAppSetting(db, LEGACY_SEED_SETTING)) !== null || isInUse(db);

const rowsOf = (seed: ShopSeed): Contents => ({
  products: seed.products.map((product, position) => ({
    ...product,
    position,
    features: [...product.features],
    images: [...product.images],
  })),
  sliders: seed.sliderImages.map((image, position) => ({ position, image })),
  news: seed.news.map((item) => ({ ...item, date: noonInMalaysia(item.date) })),
  outlets: seed.outlets.map((outlet, position) => ({
    ...outlet,
    position,
    schedule: [...outlet.schedule],
  })),
  shippingRates: seed.shipping.map((fee) => ({ ...fee })),
});

/** A date (`YYYY-MM-DD`) as a time (epoch ms) on the same day in Malaysia, in Europe and in UTC. */
function noonInMalaysia(day: string): number {
  const moment = Date.parse(`${day}T12:00:00+08:00`);
  if (Number.isNaN(moment)) throw new Error(`"${day}" is not a day such as 2026-03-31.`);
  return moment;
}
