/**
 * The tables of the shop. Money is whole sen, times are epoch ms. The same schema and migrations serve the
 * embedded database and PostgreSQL 15 or newer. The checks refuse values that the API never writes, also from other programs.
 */

import { MAIL_KINDS } from '@kedai/contract/calls/counterMails';
import { STAFF_ROLES } from '@kedai/contract/calls/counterSession';
import type { OutletOnWire } from '@kedai/contract/calls/outlet';
import type { Language, Translations } from '@kedai/contract/protocol/languages';
import { QUANTITY_MAX } from '@kedai/contract/rules/limits';
import {
  ORDER_ACTS,
  ORDER_EVENT_BY,
  PAYMENT_METHODS,
  REFUSAL_REASONS,
} from '@kedai/contract/rules/orderStatus';
import type { Selection } from '@kedai/contract/rules/selection';
import { type Column, sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const epochMs = (name: string) => bigint(name, { mode: 'number' });

const isNotNegative = (name: string, column: Column) => check(name, sql`${column} >= 0`);
const isQuantity = (name: string, column: Column) =>
  check(name, sql`${column} between 1 and ${sql.raw(String(QUANTITY_MAX))}`);
const isOneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
/** Staff may use statuses of their own, so only their length is limited. */
const isStatus = (name: string, column: Column) =>
  check(name, sql`char_length(trim(${column})) between 1 and 100`);

/** The language of mails; null: English. A later version may have stored a language that this one does not know. */
const languageColumn = () => text('language').$type<Language>();

const translationsColumn = <Field extends string>() =>
  jsonb('translations').$type<Translations<Field>>().notNull().default({});

/** Settings that are stored in the database: secrets and the loaded seed. */
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
  /** sha256 of the token of the registration, to recognise a retry. */
  registeredBy: text('registered_by'),
  createdAt: epochMs('created_at').notNull(),
  language: languageColumn(),
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
    /** Last use, to the hour; 0 for sessions that were not used since this column exists. */
    lastUsedAt: epochMs('last_used_at').notNull().default(0),
    /** Name of the browser at sign-in, such as `Chrome on Android`; null if unknown. */
    device: text('device'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

const passkeyColumns = () => ({
  /** The public key in COSE form, base64url. */
  publicKey: text('public_key').notNull(),
  /** How often the authenticator has signed; 0 if it does not count. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  /** How browsers reach the authenticator, such as `internal` or `hybrid`. */
  transports: jsonb('transports').$type<string[]>().notNull(),
  /** The name of the browser that added it, such as `Chrome on Android`; null if unknown. */
  name: text('name'),
  createdAt: epochMs('created_at').notNull(),
  lastUsedAt: epochMs('last_used_at'),
});

/** The passkeys of customers (WebAuthn). The private keys never leave the customers' devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential id, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...passkeyColumns(),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    isNotNegative('passkeys_counter_check', table.counter),
  ],
);

/** A one-time code that a newer one has replaced. */
export interface EarlierCode {
  readonly salt: string;
  readonly hash: string;
  readonly expiresAt: number;
}

/** The newest one-time code of an e-mail, one per purpose; deleted when it was spent. */
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
    /** The earlier codes, newest first: typing one of them is not counted as a guess. */
    earlier: jsonb('earlier').$type<EarlierCode[]>().notNull().default([]),
    verifiedAt: epochMs('verified_at'),
    /** sha256 of the token of the browser that verified the e-mail; only it may register the account. */
    verifiedBy: text('verified_by'),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.email] }),
    isNotNegative('codes_tries_check', table.tries),
  ],
);

/** Counts of an action in the current window, for example "codes for this e-mail". */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    endsAt: epochMs('ends_at').notNull(),
  },
  (table) => [isNotNegative('rate_limits_count_check', table.count)],
);

/** Used solutions of the human check; each is valid for one request. */
export const usedProofs = pgTable('used_proofs', {
  hash: text('hash').primaryKey(),
  usedAt: epochMs('used_at').notNull(),
});

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** The position in the list, from 0. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    priceSen: integer('price_sen').notNull(),
    /** URLs; the first one is shown. */
    images: jsonb('images').$type<string[]>().notNull(),
    description: text('description').notNull(),
    /** The choices; empty for a product without features. */
    features: jsonb('features').$type<string[]>().notNull(),
    category: text('category').notNull(),
    subCategory: text('sub_category').notNull(),
    bestseller: boolean('bestseller').notNull().default(false),
    /** When the product last changed. A trigger of the database sets it. */
    updatedAt: epochMs('updated_at')
      .notNull()
      .default(sql`(extract(epoch from now()) * 1000)::bigint`),
    translations: translationsColumn<'name' | 'description'>(),
  },
  (table) => [isNotNegative('products_price_check', table.priceSen)],
);

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
  translations: translationsColumn<'title' | 'description'>(),
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
  translations: translationsColumn<'title'>(),
});

export const shippingRates = pgTable(
  'shipping_rates',
  {
    state: text('state').primaryKey(),
    costSen: integer('cost_sen').notNull(),
  },
  (table) => [isNotNegative('shipping_rates_cost_check', table.costSen)],
);

/** The lines of customers' carts. A line outlives its product and is then shown as unavailable. */
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
    /** Preserves the order in which lines were added. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId, table.feature] }),
    isQuantity('cart_lines_quantity_check', table.quantity),
  ],
);

/** The address of an order. */
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

const NATIONAL_PHONE = `regexp_replace(regexp_replace(coalesce(address->>'phone', ''), '[^0-9]', '', 'g'), '^(00)?(60)?0?', '')`;
const SEARCH_TEXT = sql.raw(
  `lower(id || ' ' || coalesce(address->>'firstName', '') || ' ' || coalesce(address->>'lastName', '') || ' ' || coalesce(address->>'email', '') || ' 60' || ${NATIONAL_PHONE} || ' 0' || ${NATIONAL_PHONE})`,
);

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
    /** The current receipt: the `contentHash` of one of its receipts. */
    receiptHash: text('receipt_hash'),
    /** The URL of the card payment page, once opened. */
    paymentPage: text('payment_page'),
    /** The payment service's id of that page. Null also for a page that an earlier version opened. */
    paymentPageId: text('payment_page_id'),
    /** The same id while the page can be paid. */
    openPageId: text('open_page_id'),
    /** When the payment service reported the payment by card. */
    paidAt: epochMs('paid_at'),
    /** What the shopper wrote for the people who pack and deliver it. */
    note: text('note'),
    /** One of the orders for trying the counter. */
    isExample: boolean('is_example').notNull().default(false),
    language: languageColumn(),
    /**
     * What the counter searches, in lower case: number, receiver, e-mail and phone of the address. The digits of the phone are
     * there with 60 and with 0 in front, so that any part of either is found.
     */
    searchText: text('search_text').generatedAlwaysAs(SEARCH_TEXT),
  },
  (table) => [
    index('orders_date_id').on(table.date, table.id),
    index('orders_user_date_id').on(table.userId, table.date, table.id),
    index('orders_status_date').on(table.status, table.date),
    /** For the orders of a slot. */
    index('orders_slot').on(
      sql`(${table.selection} ->> 'calendarDate')`,
      sql`(${table.selection} ->> 'deliveryTime')`,
    ),
    isStatus('orders_status_check', table.status),
    isOneOf('orders_payment_method_check', table.paymentMethod, PAYMENT_METHODS),
    isNotNegative('orders_product_check', table.productSen),
    isNotNegative('orders_shipping_check', table.shippingSen),
  ],
);

/** The lines of an order when it was placed; later product changes do not affect them. */
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
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    isQuantity('order_items_quantity_check', table.quantity),
    isNotNegative('order_items_price_check', table.priceSen),
  ],
);

/** All uploaded receipts; one file and one picture pay one order only, even after they were replaced. */
export const receipts = pgTable(
  'receipts',
  {
    /** sha256 of the uploaded file */
    contentHash: text('content_hash').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** sha256 of the stored picture; null for those of an earlier version. */
    pictureHash: text('picture_hash').unique(),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').notNull(),
    uploadedAt: epochMs('uploaded_at').notNull(),
  },
  (table) => [index('receipts_order').on(table.orderId)],
);

/** The refund of a cancelled order. */
export interface RefundRow {
  readonly amountSen: number;
  readonly how: string;
  /** Given already; else owed. */
  readonly isGiven: boolean;
}

/** What happened to an order. An order of an earlier process may have no event. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: epochMs('at').notNull(),
    act: text('act', { enum: ORDER_ACTS }).notNull(),
    /** `shop`: the shop itself, such as a payment window that ended. */
    byKind: text('by_kind', { enum: ORDER_EVENT_BY }).notNull(),
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    /** The name of the person of staff at that time. */
    byName: text('by_name'),
    /** Null for `place`. */
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    reason: text('reason', { enum: REFUSAL_REASONS }),
    text: text('text'),
    /** Of the payment or the refund. */
    reference: text('reference'),
    refund: jsonb('refund').$type<RefundRow>(),
    /** The idempotency key of an act of staff, and sha256 of its request. */
    key: text('key'),
    requestHash: text('request_hash'),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.id),
    uniqueIndex('order_events_key')
      .on(table.staffId, table.key)
      .where(sql`${table.key} is not null`),
    isOneOf('order_events_act_check', table.act, ORDER_ACTS),
    isOneOf('order_events_by_kind_check', table.byKind, ORDER_EVENT_BY),
    isOneOf('order_events_reason_check', table.reason, REFUSAL_REASONS),
    isStatus('order_events_to_status_check', table.toStatus),
  ],
);

/**
 * The mails about orders. What a mail says follows from its order and its event, which never change, so it is written when
 * it is sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What the mail tells of; no event is told twice. */
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => orderEvents.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    /** The verified e-mail of the account, never the one in the address form. */
    to: text('to').notNull(),
    /** Later than the event when its step can be undone. */
    dueAt: epochMs('due_at').notNull(),
    /** Until then one process sends it, and no other may. */
    leaseUntil: epochMs('lease_until'),
    /** Tries so far, with the one that runs. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: epochMs('next_try_at').notNull(),
    sentAt: epochMs('sent_at'),
    /** The shop no longer tries. */
    failedAt: epochMs('failed_at'),
    /** What the mail server said. */
    lastError: text('last_error'),
    /** The left part of the Message-ID, the same in all tries. */
    messageId: text('message_id').notNull().default(sql`gen_random_uuid()::text`),
  },
  (table) => [
    index('mails_order').on(table.orderId),
    index('mails_waiting').on(table.nextTryAt).where(sql`${table.sentAt} is null`),
    isOneOf('mails_kind_check', table.kind, MAIL_KINDS),
    isNotNegative('mails_tries_check', table.tries),
  ],
);

/** The people behind the counter. Somebody who was removed stays, because the history names them. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    /** Lower case, see the contract's `emailSchema`. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
    createdAt: epochMs('created_at').notNull(),
    removedAt: epochMs('removed_at'),
  },
  (table) => [isOneOf('staff_role_check', table.role, STAFF_ROLES)],
);

export const staffInvitations = pgTable(
  'staff_invitations',
  {
    /** sha256 of the token; the token itself is only in the link. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: epochMs('expires_at').notNull(),
    usedAt: epochMs('used_at'),
  },
  (table) => [index('staff_invitations_staff').on(table.staffId)],
);

/** The passkeys of staff, as those of customers. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    ...passkeyColumns(),
  },
  (table) => [
    index('staff_passkeys_staff').on(table.staffId),
    isNotNegative('staff_passkeys_counter_check', table.counter),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** sha256 of the token; the token itself is only in the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: epochMs('created_at').notNull(),
    /** The last act or sign-in. Reading is none. */
    lastActAt: epochMs('last_act_at').notNull(),
    /** Name of the browser at sign-in; null if unknown. */
    device: text('device'),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** What staff changed beside orders, whose history is in `order_events`. */
export const staffLog = pgTable('staff_log', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: epochMs('at').notNull(),
  staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
  /** The name of the person at that time. */
  byName: text('by_name').notNull(),
  /** Such as `save-slot-rules`. */
  what: text('what').notNull(),
  before: jsonb('before').$type<object>(),
  after: jsonb('after').$type<object>(),
});

/** A row for each slot with a limit, which an order locks while it takes a place. */
export const slotLocks = pgTable(
  'slot_locks',
  {
    service: text('service').notNull(),
    /** `YYYY-MM-DD` */
    date: text('date').notNull(),
    /** The hour in which it starts. */
    hour: integer('hour').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.date, table.hour] })],
);

/** The stored responses of calls with an `Idempotency-Key`. */
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
    /** Null only inside the transaction that runs the call; `json` preserves the field order. */
    response: json('answer').$type<object>(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);
