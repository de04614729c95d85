/**
 * The tables of the shop. Money is whole sen, times are epoch ms. The same schema and migrations serve the
 * embedded database and PostgreSQL 15 or newer.
 */
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { OutletOnWire } from '../../src/contract/outlet';
import type { Selection } from '../../src/contract/selection';

const epochMs = (name: string) => bigint(name, { mode: 'number' });

/** Settings of the shop that live in the database: its secrets, which seed was loaded. */
export const appSettings = pgTable('app_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Lower case, see the contract's `emailSchema`. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** argon2id in its encoded form */
  passwordHash: text('password_hash').notNull(),
  /** sha256 of the token that the account was made with, to know its registration when it is sent again. */
  registeredBy: text('registered_by'),
  createdAt: epochMs('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the token; the token itself is only in the shopper's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    /** When it was last used, to the hour; 0 for sessions that were not used since this is recorded. */
    lastUsedAt: epochMs('last_used_at').notNull().default(0),
    /** What the browser is called at its sign-in, such as `Chrome on Android`; null where that is not known. */
    device: text('device'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** A one-time code that a newer one has replaced. */
export interface EarlierCode {
  readonly salt: string;
  readonly hash: string;
  readonly expiresAt: number;
}

/** The newest one-time code of an e-mail, one for each purpose; deleted when an account was made or a password set with it. */
export const codes = pgTable(
  'codes',
  {
    purpose: text('purpose', { enum: ['register', 'reset'] }).notNull(),
    email: text('email').notNull(),
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
    /** Wrong tries so far. */
    tries: integer('tries').notNull().default(0),
    expiresAt: epochMs('expires_at').notNull(),
    /** The codes before it, newest first: to type one of them is no guess. */
    earlier: jsonb('earlier').$type<EarlierCode[]>().notNull().default([]),
    verifiedAt: epochMs('verified_at'),
    /** sha256 of the token of the browser that verified the e-mail: only there an account may be made. */
    verifiedBy: text('verified_by'),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.email] })],
);

/** How often something was done in the current window, for example "codes for this e-mail". */
export const rateLimits = pgTable('rate_limits', {
  bucket: text('bucket').primaryKey(),
  count: integer('count').notNull(),
  endsAt: epochMs('ends_at').notNull(),
});

/** Solutions of the human check that were used, since each is good for one request. */
export const usedProofs = pgTable('used_proofs', {
  hash: text('hash').primaryKey(),
  usedAt: epochMs('used_at').notNull(),
});

export const products = pgTable('products', {
  id: text('id').primaryKey(),
  /** The place in the list, from 0. */
  position: integer('position').notNull(),
  name: text('name').notNull(),
  priceSen: integer('price_sen').notNull(),
  /** Addresses, the first is shown. */
  images: jsonb('images').$type<string[]>().notNull(),
  description: text('description').notNull(),
  /** The choices; empty for a product of one form only. */
  features: jsonb('features').$type<string[]>().notNull(),
  category: text('category').notNull(),
  subCategory: text('sub_category').notNull(),
  bestseller: boolean('bestseller').notNull().default(false),
});

export const sliders = pgTable('sliders', {
  position: integer('position').primaryKey(),
  image: text('image').notNull(),
});

export const news = pgTable('news', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  date: epochMs('date').notNull(),
  imageUrl: text('image_url'),
});

type OutletAddress = OutletOnWire['address'];
type OutletSchedule = NonNullable<OutletOnWire['schedule']>;

export const outlets = pgTable('outlets', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  contactNumber: text('contact_number').notNull(),
  whatsappNumber: text('whatsapp_number'),
  googleMap: text('google_map').notNull(),
  address: jsonb('address').$type<OutletAddress>().notNull(),
  schedule: jsonb('schedule').$type<OutletSchedule>().notNull(),
});

export const shippingRates = pgTable('shipping_rates', {
  state: text('state').primaryKey(),
  costSen: integer('cost_sen').notNull(),
});

/** The lines of customers' carts; a line outlives its product, it is then shown as gone. */
export const cartLines = pgTable(
  'cart_lines',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** Empty for a product without features. */
    feature: text('feature').notNull(),
    quantity: integer('quantity').notNull(),
    /** Keeps the lines in the order in which they were added. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId, table.feature] })],
);

/** An address as it was given with an order. */
export interface AddressRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: string;
  readonly phone: string;
}

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    date: epochMs('date').notNull(),
    status: text('status').notNull(),
    paymentMethod: text('payment_method').notNull(),
    productSen: bigint('product_sen', { mode: 'number' }).notNull(),
    shippingSen: bigint('shipping_sen', { mode: 'number' }).notNull(),
    address: jsonb('address').$type<AddressRow>().notNull(),
    billingAddress: jsonb('billing_address').$type<AddressRow>(),
    selection: jsonb('selection').$type<Selection>(),
    /** The receipt that counts: the `contentHash` of one of its receipts. */
    receiptHash: text('receipt_hash'),
    /** Where it is paid by card, once that page was opened. */
    paymentPage: text('payment_page'),
    /** What the payment service calls that page, as long as it may be paid there. */
    openPageId: text('open_page_id'),
  },
  (table) => [index('orders_user_date').on(table.userId, table.date)],
);

/** The lines of an order as they were when it was placed; later changes of a product do not touch them. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    priceSen: integer('price_sen').notNull(),
    quantity: integer('quantity').notNull(),
    feature: text('feature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Every receipt ever uploaded; one file pays one order only, also after it was replaced. */
export const receipts = pgTable(
  'receipts',
  {
    /** sha256 of the file's content */
    contentHash: text('content_hash').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').notNull(),
    uploadedAt: epochMs('uploaded_at').notNull(),
  },
  (table) => [index('receipts_order').on(table.orderId)],
);

/** The first answers of calls that were sent with an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** sha256 of the request; the same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    /** Null only inside the transaction that is finding it out; `json` keeps the order of its fields. */
    answer: json('answer').$type<object>(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);
