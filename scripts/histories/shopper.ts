/** A shopper with two tabs of one browser, who sends random calls to all processes and records the history. */
import { hash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@kedai/contract/calls/call';
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import type { Selection } from '@kedai/contract/rules/selection';
import * as v from 'valibot';
import { isUnclear, type Tap } from '../counter/checkHistories';
import { WINDOW_ENDED } from '../counter/checkPlaces';
import {
  type CallResult,
  type Customer,
  hadNoEffect,
  hasReceipt,
  newReceipt,
  PASSWORD,
  type SendOptions,
  send,
  TIMED_OUT,
} from '../drills/customers';
import {
  fromCartData,
  keyOf,
  LINES,
  type Lines,
  nameLine,
  orderOf,
  productSenOf,
  SELECTION,
  SHIPPING_SEN,
  toCartData,
} from '../drills/lines';
import { query } from '../drills/postgres';
import type { Shop } from '../drills/shop';
import type {
  CustomerAnswer,
  CustomerCall,
  CustomerOperation,
  OrderView,
  SessionAnswer,
  SessionCall,
} from './customerModel';
import type { Operation } from './linearizability';
import type { Scenario } from './scenarios';

/** One call that was sent, for the report. */
export interface Attempt
  extends Pick<CallResult, 'status' | 'durationMs' | 'endedAt' | 'retryAfter'> {
  readonly path: string;
  /** Whether the shopper did not wait for the response. */
  readonly hasLeft: boolean;
}

/** What one customer was told. */
export interface CustomerHistory {
  readonly customer: Customer;
  readonly operations: CustomerOperation[];
  readonly sessions: Operation<SessionCall, SessionAnswer>[];
  readonly attempts: Attempt[];
}

/** A shopper. */
export type Shopper = ReturnType<typeof createShopper>;

const TABS = 2;
/** The note tells `checkPlaces` when it happened. */
const END_PAYMENT_WINDOW = `with changed as (update orders set date = date - $1::bigint where id = $2 returning *)
  insert into order_events (order_id, at, act, by_kind, from_status, to_status, text)
  select id, $3::bigint, 'note', 'shop', status, status, $4 from changed`;
/** A shopper buys few lines, so that calls meet. */
const CHOSEN_LINES = LINES.slice(0, 6);
/** The longest pause between two commands, ms. */
const PAUSE_MS = 400;
/** The longest pause before a call is sent again, ms. */
const RETRY_PAUSE_MS = 500;
/** A shopper waits for at most this part of `Retry-After`, to notice sooner that the shop is back. */
const RETRY_AFTER_SHARE = 0.5;
/** One call in this many is left after up to 60 ms. */
const LEAVES_ONE_IN = 30;
/** How often a call is sent after it may have had an effect. */
const TRIES = 10;
/** Calls that get no answer for this long after the load end the run, ms. */
const SETTLE_TIMEOUT_MS = 60_000;
/** The server shows this many characters of a receipt's hash. */
const RECEIPT_CHARACTERS = 8;

/** A random integer from 0 below the limit. */
const below = (limit: number): number => Math.trunc(Math.random() * limit);
const chooseFrom = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
const chooseLine = (): string => chooseFrom(CHOSEN_LINES) ?? '';

/** A call that can be sent again with the same key. */
interface Attemptable {
  readonly call: CustomerCall;
  readonly send: (options: SendOptions) => Promise<CallResult>;
  readonly key: string;
  readonly invokedAt: number;
}

const pauseAfter = ({ retryAfter }: CallResult): number =>
  retryAfter === null ? RETRY_PAUSE_MS : retryAfter * 1000 * RETRY_AFTER_SHARE;

type Order = v.InferOutput<typeof orderCalls.userorders.response>['orders'][number];

function viewOf({ items, price, amount, status, image }: Order): OrderView {
  const lines = items.map((item) => ({
    ...item,
    line: nameLine(item.id ?? '', item.feature ?? ''),
  }));
  return {
    lines: Object.fromEntries(lines.map(({ line, quantity }) => [line, quantity])),
    prices: Object.fromEntries(lines.map(({ line, price: each }) => [line, each])),
    productSen: price.productPrice,
    shippingSen: price.shippingPrice,
    amountSen: amount ?? Number.NaN,
    status,
    receipt: image?.split('?v=')[1] ?? null,
  };
}

/** The answer in a response, or undefined when the call may have had an effect or not. */
function answerOf(
  kind: CustomerCall['kind'],
  { status, body }: CallResult,
): CustomerAnswer | undefined {
  if (status === 0 || status >= 500) return undefined;
  if (body.success !== true) return { kind: 'refused', code: String(body.code ?? status) };
  switch (kind) {
    case 'placeOrder':
      return { kind: 'placed', orderId: v.parse(orderCalls.place.response, body).orderId };
    case 'readCart':
      return { kind: 'cart', lines: fromCartData(v.parse(cartCalls.get.response, body).cartData) };
    case 'readOrders': {
      const { orders } = v.parse(orderCalls.userorders.response, body);
      const views = orders.map((order) => [order.id, viewOf(order)] as const);
      return { kind: 'orders', orders: Object.fromEntries(views) };
    }
    default:
      return { kind: 'done' };
  }
}

/** What a shopper has in common with others. */
interface Surroundings {
  /** The processes that share a database. */
  readonly shop: Shop;
  readonly scenario: Scenario;
  /** The slots with few places. */
  readonly slots: readonly Selection[];
  readonly onPlaced: (orderId: string) => void;
}

export function createShopper(
  customer: Customer,
  { shop, scenario, slots, onPlaced }: Surroundings,
) {
  const { outcomeUnknownMs, restMs } = scenario;
  const history: CustomerHistory = { customer, operations: [], sessions: [], attempts: [] };
  const orderIds: string[] = [];
  const unsettled: Attemptable[] = [];
  let { token } = customer;
  let needsRest = false;

  /** Sends a call with the browser's session, and records whether the session was accepted. */
  async function sendCall<Request extends v.GenericSchema, Response extends v.GenericSchema>(
    call: Call<Request, Response>,
    request: v.InferInput<Request>,
    options: SendOptions = {},
    selection: Selection = SELECTION,
  ): Promise<CallResult> {
    const used = token;
    const invokedAt = performance.now();
    const session = { token: used, address: customer.address, selection };
    const result = await send(shop.chooseOrigin(), session, call, request, options);
    const { isUnsent, status } = result;
    const hasLeft = status === 0 && options.patienceMs !== undefined;
    if (!isUnsent) history.attempts.push({ ...result, path: call.path, hasLeft });
    if (call.path === userCalls.login.path) return result;
    if (status !== 0 && status !== TIMED_OUT && status < 500) {
      const answer = { isAccepted: status !== 401 };
      const returnedAt = performance.now();
      history.sessions.push({ call: { kind: 'use', token: used }, invokedAt, returnedAt, answer });
    }
    if (status === 401 && token === used) await signIn();
    return result;
  }

  async function signIn(): Promise<void> {
    const replaced = token;
    const invokedAt = performance.now();
    const credentials = { email: customer.email, password: PASSWORD };
    const { isUnsent, body } = await sendCall(userCalls.login, credentials);
    if (isUnsent) return;
    const received = body.token;
    const answer = typeof received === 'string' ? { token: received } : undefined;
    const returnedAt = performance.now() + (answer ? 0 : outcomeUnknownMs);
    history.sessions.push({ call: { kind: 'signIn', replaced }, invokedAt, returnedAt, answer });
    token = answer?.token ?? token;
  }

  function record(call: CustomerCall, invokedAt: number, answer: CustomerAnswer | undefined): void {
    const returnedAt = performance.now() + (answer === undefined ? outcomeUnknownMs : 0);
    history.operations.push({ call, invokedAt, returnedAt, answer });
    if (answer?.kind !== 'placed') return;
    orderIds.push(answer.orderId);
    onPlaced(answer.orderId);
  }

  /**
   * Sends a call until it is answered, or the shopper gives up.
   * @param tries how often it may be sent after it may have had an effect
   */
  async function perform(
    open: Attemptable,
    stop: AbortSignal,
    { tries = 1, patienceMs }: { tries?: number; patienceMs?: number | undefined } = {},
  ): Promise<CustomerAnswer | undefined> {
    const { call, key, invokedAt } = open;
    let mayHaveHappened = false;
    for (let left = tries; left > 0 && !stop.aborted; ) {
      const isFirst = left === tries && patienceMs !== undefined;
      const result = await open.send({ key, ...(isFirst && { patienceMs }) });
      if (!hadNoEffect(result)) {
        const answer = answerOf(call.kind, result);
        // An earlier try may still succeed after this one was refused.
        if (answer !== undefined && !(answer.kind === 'refused' && mayHaveHappened)) {
          record(call, invokedAt, answer);
          return answer;
        }
        mayHaveHappened = true;
        left -= 1;
      }
      await wait(Math.random() * pauseAfter(result));
    }
    if (mayHaveHappened) leaveOpen(open);
    return undefined;
  }

  /** Records a call that may have happened. An order is sent again after the load; a read says nothing. */
  function leaveOpen(open: Attemptable): void {
    needsRest = true;
    const { call, invokedAt } = open;
    if (call.kind === 'placeOrder') unsettled.push(open);
    else if (call.kind !== 'readCart' && call.kind !== 'readOrders')
      record(call, invokedAt, undefined);
  }

  /** A call with a new idempotency key. */
  const attempt = <Request extends v.GenericSchema, Response extends v.GenericSchema>(
    call: CustomerCall,
    to: Call<Request, Response>,
    request: v.InferInput<Request>,
    selection?: Selection,
  ): Attemptable => ({
    call,
    send: (options) => sendCall(to, request, options, selection),
    key: randomUUID(),
    invokedAt: performance.now(),
  });

  const readCart = () => attempt({ kind: 'readCart' }, cartCalls.get, {});
  const readOrders = () => attempt({ kind: 'readOrders' }, orderCalls.userorders, {});
  const add = (lines: Lines) => ({ kind: 'add', lines }) as const;

  function placeOrder(lines: Lines): Attemptable {
    const sums = { productSen: productSenOf(lines), shippingSen: SHIPPING_SEN };
    const limited = below(2) === 0 ? chooseFrom(slots) : undefined;
    const call = { kind: 'placeOrder', lines, ...sums, isLimited: limited !== undefined } as const;
    const selection = limited ?? SELECTION;
    return attempt(call, orderCalls.place, { ...orderOf(lines), selection }, selection);
  }

  const cancelOrder = (orderId: string) =>
    attempt({ kind: 'cancel', orderId }, orderCalls.cancel, { orderId });

  async function uploadReceipt(orderId: string): Promise<Attemptable> {
    const image = newReceipt();
    const receipt = hash('sha256', await image.bytes()).slice(0, RECEIPT_CHARACTERS);
    const call = { kind: 'uploadReceipt', orderId, receipt } as const;
    return attempt(call, orderCalls.uploadpayment, { orderId, image });
  }

  async function endPaymentWindow(orderId: string): Promise<void> {
    // The embedded database takes no second client.
    if (shop.url === undefined) return;
    const invokedAt = performance.now();
    const values = [2 * PAYMENT_WINDOW_MS, orderId, Date.now(), WINDOW_ENDED];
    // Without an answer the outcome is unknown.
    const answer = await query(shop.url, END_PAYMENT_WINDOW, values).then(
      () => ({ kind: 'done' }) as const,
      () => undefined,
    );
    record({ kind: 'endPaymentWindow', orderId }, invokedAt, answer);
  }

  /** Runs a random command. */
  async function runCommand(stop: AbortSignal): Promise<void> {
    const patienceMs = below(LEAVES_ONE_IN) === 0 ? 1 + below(60) : undefined;
    const once = { patienceMs };
    const repeated = { patienceMs, tries: below(2) === 0 ? 1 : TRIES };
    const orderId = chooseFrom(orderIds);
    const line = chooseLine();
    const quantity = 1 + below(3);
    const change = { ...keyOf(line), quantity };
    const one = add({ [line]: quantity });
    const two = add({ [line]: quantity, [chooseLine()]: 1 });
    // One in three removes the line.
    const set = { kind: 'setQuantity', line, quantity: quantity - 1 } as const;

    async function orderCart(): Promise<void> {
      const cart = await perform(readCart(), stop);
      if (cart?.kind !== 'cart' || Object.keys(cart.lines).length === 0) return;
      await perform(placeOrder(cart.lines), stop, repeated);
    }
    /** Each with its weight. */
    const commands: readonly (readonly [number, () => unknown])[] = [
      [6, () => perform(attempt(one, cartCalls.add, change), stop, repeated)],
      [
        2,
        () =>
          perform(
            attempt(two, cartCalls.cartMerge, { cartData: toCartData(two.lines) }),
            stop,
            repeated,
          ),
      ],
      [
        3,
        () =>
          perform(
            attempt(set, cartCalls.update, { ...change, quantity: set.quantity }),
            stop,
            once,
          ),
      ],
      [3, () => perform(readCart(), stop, once)],
      [4, orderCart],
      [3, async () => orderId && perform(await uploadReceipt(orderId), stop, repeated)],
      [3, () => perform(readOrders(), stop, once)],
      [2, () => orderId && perform(cancelOrder(orderId), stop, repeated)],
      [1, () => orderId && endPaymentWindow(orderId)],
      [1, signIn],
    ];
    await chooseFrom(commands.flatMap(([weight, run]) => Array<typeof run>(weight).fill(run)))?.();
  }

  async function runTab(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await wait(needsRest ? restMs : below(PAUSE_MS));
      needsRest = false;
      await runCommand(stop);
    }
  }

  /** Repeats a call after the load until it is answered. Nothing else may run. @throws when it is not */
  async function performSurely(open: Attemptable): Promise<CustomerAnswer> {
    const stop = AbortSignal.timeout(SETTLE_TIMEOUT_MS);
    const answer = await perform(open, stop, { tries: Number.POSITIVE_INFINITY });
    if (answer === undefined) throw new Error('The shop does not answer after the load.');
    return answer;
  }

  /** Reads the cart, the orders and their receipts. */
  async function readAll() {
    const cart = await performSurely(readCart());
    const answer = await performSurely(readOrders());
    const missing: string[] = [];
    for (const [id, { receipt }] of Object.entries(answer.kind === 'orders' ? answer.orders : {})) {
      const session = { token, address: customer.address };
      if (receipt === null || (await hasReceipt(shop.chooseOrigin(), session, id))) continue;
      missing.push(`The receipt of order ${id} is missing.`);
    }
    return { cart, answer, missing };
  }

  return {
    history,
    /** Records an act of staff on one of the orders. */
    recordAct: (tap: Tap): void => {
      const { request, staffId, role, key, status, code, invokedAt } = tap;
      const { act, expected } = request;
      const orderId = String(request.orderId);
      const call = { kind: 'act', orderId, act, expected, staffId, role, key } as const;
      const answer =
        status === 200 ? ({ kind: 'done' } as const) : ({ kind: 'refused', code } as const);
      const isOpen = isUnclear(tap);
      const returnedAt = tap.returnedAt + (isOpen ? outcomeUnknownMs : 0);
      history.operations.push({ call, invokedAt, returnedAt, answer: isOpen ? undefined : answer });
    },
    /** Sends random calls in all tabs until the signal. */
    run: (stop: AbortSignal) => Promise.all(Array.from({ length: TABS }, () => runTab(stop))),
    readAll,
    /** Repeats every order without an answer, and reads everything. */
    settle: async () => {
      for (let next = unsettled.pop(); next; next = unsettled.pop()) await performSurely(next);
      return readAll();
    },
  };
}
