import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import type { ProductOnWire } from '../../src/contract/product';
import { createApp } from '../app';
import { diskUploads } from '../boundary/uploads';
import type { AppDeps, AppSettings } from '../deps';
import { type Argon2, argon2Here } from '../ports/argon2';
import { noHumanCheck } from '../ports/humanCheck';
import { sharpImages } from '../ports/sharpImages';
import type { Db } from '../store/database';
import * as schema from '../store/schema';
import { testClock, testFiles, testMailer, testMaps } from './parts';
import { type Visitor, visit } from './visitor';

/** A shop of three products, for tests that need no more; prices are sen. */
const PRODUCTS = [
  product('shirt', 'Linen Shirt', 8990, ['S', 'M', 'L']),
  product('scarf', 'Batik Scarf', 3905, ['Free size']),
  product('tote', 'Canvas Tote', 2500, []),
] as const;

/** What shipping costs, sen. */
const SHIPPING = { Selangor: 1000, Sabah: 2050 } as const;

/** A shop that runs in this process, with everything that a test may look at or move. */
export interface World {
  readonly app: Hono;
  /** What `app` is made of, to make another one of the same parts. */
  readonly deps: AppDeps;
  readonly db: Db;
  readonly clock: ReturnType<typeof testClock>;
  readonly mailer: ReturnType<typeof testMailer>;
  readonly files: ReturnType<typeof testFiles>;
  /** A new browser without cookies. */
  visitor(): Visitor;
}

/** The real hash at its lowest cost: many tests sign in, some fifty times over. `passwords.test.ts` has the full one. */
const quickArgon2: Argon2 = (task) => argon2Here({ ...task, memorySize: 8, iterations: 1 });

/** Opens the shop on a database whose tables are empty; parts that are given take the place of the usual ones. */
export async function openWorld(
  db: Db,
  parts: Partial<AppDeps> = {},
  settings: Partial<AppSettings> = {},
): Promise<World> {
  await db.insert(schema.products).values(PRODUCTS.map((row, position) => ({ ...row, position })));
  await db
    .insert(schema.shippingRates)
    .values(Object.entries(SHIPPING).map(([state, costSen]) => ({ state, costSen })));
  const clock = testClock();
  const own = { clock, mailer: testMailer(), files: testFiles(clock) };
  const deps: AppDeps = {
    db,
    ...own,
    images: sharpImages(),
    uploads: diskUploads(path.join(tmpdir(), 'kedai-test-uploads')),
    maps: testMaps(),
    humanCheck: noHumanCheck,
    argon2: quickArgon2,
    settings: {
      shopName: 'Kain & Roti',
      secret: 'a secret of the tests',
      paymentWindowCancels: false,
      trustProxy: false,
      ...settings,
    },
    ...parts,
  };
  const app = createApp(deps);
  return { app, deps, db, ...own, visitor: () => visit(app) };
}

function product(id: string, name: string, priceSen: number, features: string[]) {
  const row = {
    id,
    name,
    priceSen,
    features,
    images: [`/pictures/${id}-1.svg`],
    description: `${name}, made to last.`,
    category: 'Women',
    subCategory: 'Topwear',
    bestseller: false,
  };
  return row satisfies Omit<ProductOnWire, 'price' | 'image'>;
}
