import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import type { Hono } from 'hono';
import { createApp } from '../app';
import type { ApiSettings } from '../boundary/apiSettings';
import type { AppDeps } from '../boundary/deps';
import { diskUploads } from '../boundary/request/uploads';
import { noHumanCheck } from '../ports/humanCheck';
import { argon2 } from '../ports/passwordHasher';
import { sharpImages } from '../ports/sharpImages';
import { companies } from '../seed/companies';
import type { Db } from '../store/database/db';
import * as schema from '../store/schema';
import { emptyTables, standIn, testDatabase } from './database';
import { testClock, testFiles, testMailer, testMaps } from './fakes';
import { createVisitor, signUp, type Visitor } from './visitor';

/** A product of the shop. A test passes only the fields that matter to it. */
export const testProduct = (
  id: string,
  fields: Partial<typeof schema.products.$inferInsert> = {},
): typeof schema.products.$inferInsert => ({
  id,
  position: 0,
  name: id,
  priceSen: 1250,
  images: [`/pictures/${id}-1.svg`],
  description: 'Made to last.',
  features: [],
  category: 'Women',
  subCategory: 'Topwear',
  ...fields,
});

/** Three products, enough for most tests; prices are sen. */
const PRODUCTS = [
  testProduct('shirt', { name: 'Linen Shirt', priceSen: 8990, features: ['S', 'M', 'L'] }),
  testProduct('scarf', { name: 'Batik Scarf', priceSen: 3905, features: ['Free size'] }),
  testProduct('tote', { name: 'Canvas Tote', priceSen: 2500 }),
];

/** Shipping fees, sen. */
const SHIPPING = { Selangor: 1000, Sabah: 2050 } as const;

/** A shop in this process, with every part that a test may inspect or move. */
export interface TestShop {
  readonly app: Hono;
  /** The dependencies of `app`, to create another one from them. */
  readonly deps: AppDeps;
  readonly db: Db;
  readonly clock: ReturnType<typeof testClock>;
  readonly mailer: ReturnType<typeof testMailer>;
  readonly files: ReturnType<typeof testFiles>;
  /** Creates a new browser without cookies. */
  visitor(): Visitor;
}

/** A shop that every test of a file gets anew. */
interface FileShop extends TestShop {
  /** Opens it again, empty, with other parts. */
  open(overrides?: Partial<AppDeps>, settings?: Partial<ApiSettings>): Promise<void>;
}

/**
 * A new shop for every test of this file, on the worker's database. Call it once, at the top.
 * @param overrides replacements for parts, or a function that makes them before each test
 */
export function testShop(
  overrides: Partial<AppDeps> | (() => Partial<AppDeps>) = {},
  settings: Partial<ApiSettings> = {},
): FileShop {
  const database = testDatabase();
  let current: TestShop | undefined;
  const start: FileShop['open'] = async (...parts) => {
    current = await openTestShop(database.db, ...parts);
  };
  const open: FileShop['open'] = async (...parts) => {
    await emptyTables(database);
    await start(...parts);
  };
  beforeEach(() => start(typeof overrides === 'function' ? overrides() : overrides, settings));
  return standIn(() => current && { ...current, open });
}

/** A customer who is signed in to a new account before every test of this file. */
export function testCustomer(shop: TestShop, email?: string): Visitor {
  let current: Visitor | undefined;
  beforeEach(async () => {
    current = await signUp(shop, email);
  });
  return standIn(() => current);
}

/** Verifies an e-mail in a browser with the code that is mailed. @returns the code */
export async function verifyEmail(
  { mailer }: Pick<TestShop, 'mailer'>,
  visitor: Visitor,
  email: string,
): Promise<string> {
  await visitor.callApi(mailedCodeCalls.sendRegisterOtp, { email });
  const otp = mailer.codeFor(email);
  await visitor.callApi(mailedCodeCalls.verifyRegisterOtp, { email, otp });
  return otp;
}

/** Opens the shop on a database with empty tables. */
export async function openTestShop(
  db: Db,
  overrides: Partial<AppDeps> = {},
  settings: Partial<ApiSettings> = {},
): Promise<TestShop> {
  await db.insert(schema.products).values(PRODUCTS.map((row, position) => ({ ...row, position })));
  await db
    .insert(schema.shippingRates)
    .values(Object.entries(SHIPPING).map(([state, costSen]) => ({ state, costSen })));
  const clock = testClock();
  const fakes = { clock, mailer: testMailer(), files: testFiles(clock) };
  const deps: AppDeps = {
    db,
    ...fakes,
    images: sharpImages(),
    uploads: diskUploads(path.join(tmpdir(), 'kedai-test-uploads')),
    maps: testMaps(),
    humanCheck: noHumanCheck,
    passwordHasher: argon2({ memoryCost: 8, timeCost: 1 }),
    settings: {
      shopName: 'Kain & Roti',
      company: companies.clothing,
      secret: 'a secret of the tests',
      paymentWindowCancels: false,
      trustProxy: false,
      ...settings,
    },
    ...overrides,
  };
  const app = createApp(deps);
  return { app, deps, db, ...fakes, visitor: () => createVisitor(app) };
}
