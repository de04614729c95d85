/** A shopper with two tabs of one browser, who sends random calls to all processes and records the history. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@kedai/contract/calls/call';
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import type { GenericSchema, InferInput } from 'valibot';
import {
  type CallResult,
  type Customer,
  newReceipt,
  type SendOptions,
  type Session,
  SHIPPING_SEN,
  send,
} from '../robustness/customers';
import { answerOf } from './answers';
import { chooseLine, keyOf, orderRequestOf, productSenOf, toCartData } from './catalogue';
import type {
  CustomerAnswer,
  CustomerCall,
  CustomerOperation,
  Lines,
  SessionAnswer,
  SessionCall,
} from './customerModel';
import type { Operation } from './linearizability';
import type { Command } from './plan';

/** The password of every customer. */
export const PASSWORD = 'correct horse battery staple';

/** One call that was sent, for the report. */
interface Attempt extends Pick<CallResult, 'status' | 'durationMs' | 'retryAfter'> {
  readonly path: string;
}

/** What one customer was told. */
export interface CustomerHistory {
  readonly customer: Customer;
  readonly operations: CustomerOperation[];
  readonly sessions: Operation<SessionCall, SessionAnswer>[];
  readonly attempts: Attempt[];
}

/** The shop under test. */
export interface TestedShop {
  /** One of its processes, which may be dead. */
  chooseOrigin(): string;
  /** A call without an answer has its effect within this time or never, ms. */
  readonly outcomeUnknownMs: number;
  /** How long a tab rests after a call without an answer, so that few such calls overlap, ms. */
  readonly restMs: number;
  /** Moves an order back until its payment window has ended; undefined when the database takes no second client. */
  readonly endPaymentWindow?: (orderId: string) => Promise<void>;
}

/** A shopper. */
export type Shopper = ReturnType<typeof createShopper>;

/** The longest pause before a call is sent again, ms. */
const RETRY_PAUSE_MS = 500;
/** A shopper waits for at most this part of `Retry-After`, to notice sooner that the shop is back. */
const RETRY_AFTER_SHARE = 0.5;
/** Calls that get no answer for this long after the load end the run, ms. */
const SETTLE_TIMEOUT_MS = 60_000;
/** The server shows this many characters of a receipt's hash. */
const RECEIPT_CHARACTERS = 8;

/** A write that can be sent again with the same key. */
interface Write {
  readonly call: CustomerCall;
  readonly send: (options: SendOptions) => Promise<CallResult>;
  readonly key: string;
  readonly invokedAt: number;
}

/** Node's answer to a connection that sends nothing for long. A call on it was not read. */
const TIMED_OUT = 408;

/** Whether a call reached no server, or one that refused its session or did not read it. */
const hadNoEffect = ({ isUnsent, status }: CallResult): boolean =>
  isUnsent || status === 401 || status === TIMED_OUT;

const pauseAfter = ({ retryAfter }: CallResult): number =>
  retryAfter === null ? RETRY_PAUSE_MS : retryAfter * 1000 * RETRY_AFTER_SHARE;

/** Whether an answer says what happened: an earlier try may still succeed after this one was refused. */
const isDecisive = (answer: CustomerAnswer, mayHaveHappened: boolean): boolean =>
  answer.kind !== 'refused' || !mayHaveHappened;

/** @param shop the processes that share a database */
export function createShopper(customer: Customer, shop: TestedShop) {
  const history: CustomerHistory = { customer, operations: [], sessions: [], attempts: [] };
  const orderIds: string[] = [];
  const unsettled: Write[] = [];
  let token = customer.token;
  let needsRest = false;

  function addAttempt(path: string, { status, durationMs, retryAfter }: CallResult): void {
    history.attempts.push({ path, status, durationMs, retryAfter });
  }

  /** Sends a call with the browser's session, and records whether the session was accepted. */
  async function sendCall(
    path: string,
    sendTo: (origin: string, session: Session) => Promise<CallResult>,
  ): Promise<CallResult> {
    const session = { token, address: customer.address };
    const sentAt = performance.now();
    const result = await sendTo(shop.chooseOrigin(), session);
    if (!result.isUnsent) addAttempt(path, result);
    if (result.status !== 0 && result.status !== TIMED_OUT && result.status < 500) {
      const call = { kind: 'use', token: session.token } as const;
      const answer = { isAccepted: result.status !== 401 };
      history.sessions.push({ call, invokedAt: sentAt, returnedAt: performance.now(), answer });
    }
    if (result.status === 401 && token === session.token) await signIn();
    return result;
  }

  const post =
    <Request extends GenericSchema, Response extends GenericSchema>(
      call: Call<Request, Response>,
      request: InferInput<Request>,
    ) =>
    (options: SendOptions) =>
      sendCall(call.path, (origin, session) => send(origin, session, call, request, options));

  async function signIn(): Promise<void> {
    const replaced = token;
    const invokedAt = performance.now();
    const session = { token: replaced, address: customer.address };
    const credentials = { email: customer.email, password: PASSWORD };
    const result = await send(shop.chooseOrigin(), session, userCalls.login, credentials);
    if (result.isUnsent) return;
    addAttempt(userCalls.login.path, result);
    const received = result.body.token;
    const isSignedIn = typeof received === 'string';
    history.sessions.push({
      call: { kind: 'signIn', replaced },
      invokedAt,
      returnedAt: performance.now() + (isSignedIn ? 0 : shop.outcomeUnknownMs),
      answer: isSignedIn ? { token: received } : undefined,
    });
    if (isSignedIn) token = received;
  }

  function record(call: CustomerCall, invokedAt: number, answer: CustomerAnswer | undefined): void {
    const returnedAt = performance.now() + (answer === undefined ? shop.outcomeUnknownMs : 0);
    history.operations.push({ call, invokedAt, returnedAt, answer });
    if (answer?.kind === 'placed') orderIds.push(answer.orderId);
  }

  /**
   * Sends a call until it is answered, or the shopper gives up.
   * @param tries how often it may be sent after it may have had an effect
   */
  async function perform(
    write: Write,
    { tries, patienceMs, stop }: { tries: number; patienceMs?: number; stop?: AbortSignal },
  ): Promise<CustomerAnswer | undefined> {
    const { call, key, invokedAt } = write;
    let mayHaveHappened = false;
    for (let left = tries; left > 0 && !stop?.aborted; ) {
      const isFirst = left === tries && patienceMs !== undefined;
      const result = await write.send({ key, ...(isFirst && { patienceMs }) });
      if (!hadNoEffect(result)) {
        const answer = answerOf(call.kind, result);
        if (answer !== undefined && isDecisive(answer, mayHaveHappened)) {
          record(call, invokedAt, answer);
          return answer;
        }
        mayHaveHappened = true;
        left -= 1;
      }
      await wait(Math.random() * pauseAfter(result));
    }
    if (mayHaveHappened) leaveOpen(write);
    return undefined;
  }

  /** Records a call that may have happened. An order is sent again after the load; a read says nothing. */
  function leaveOpen(open: Write): void {
    const { kind } = open.call;
    needsRest = true;
    if (kind === 'placeOrder') unsettled.push(open);
    else if (kind !== 'readCart' && kind !== 'readOrders') {
      record(open.call, open.invokedAt, undefined);
    }
  }

  /** A call with a new idempotency key. */
  const write = (call: CustomerCall, sendOnce: Write['send']): Write => ({
    call,
    send: sendOnce,
    key: randomUUID(),
    invokedAt: performance.now(),
  });

  const placeOrder = (lines: Lines): Write => {
    const call = {
      kind: 'placeOrder',
      lines,
      productSen: productSenOf(lines),
      shippingSen: SHIPPING_SEN,
    } as const;
    return write(call, post(orderCalls.place, orderRequestOf(lines)));
  };

  const readCart = () => write({ kind: 'readCart' }, post(cartCalls.get, {}));
  const readOrders = () => write({ kind: 'readOrders' }, post(orderCalls.userorders, {}));

  async function receiptOf(orderId: string): Promise<Write> {
    const image = newReceipt();
    const hash = createHash('sha256')
      .update(await image.bytes())
      .digest('hex');
    const receipt = hash.slice(0, RECEIPT_CHARACTERS);
    return write(
      { kind: 'uploadReceipt', orderId, receipt },
      post(orderCalls.uploadpayment, { orderId, image }),
    );
  }

  async function endPaymentWindow(orderId: string): Promise<void> {
    if (shop.endPaymentWindow === undefined) return;
    const invokedAt = performance.now();
    const answer = await shop.endPaymentWindow(orderId).then(
      () => ({ kind: 'done' }) as const,
      () => undefined,
    );
    record({ kind: 'endPaymentWindow', orderId }, invokedAt, answer);
  }

  async function run(command: Command, stop: AbortSignal): Promise<void> {
    const { choice, quantity } = command;
    const patience = command.patienceMs === null ? {} : { patienceMs: command.patienceMs };
    const once = { tries: 1, ...patience, stop };
    const repeated = { ...once, tries: command.isRepeated ? 10 : 1 };
    const orderId = orderIds[choice % Math.max(orderIds.length, 1)];
    const line = chooseLine(choice);
    switch (command.kind) {
      case 'add': {
        const body = { ...keyOf(line), quantity };
        await perform(
          write({ kind: 'add', lines: { [line]: quantity } }, post(cartCalls.add, body)),
          repeated,
        );
        return;
      }
      case 'merge': {
        const lines = { [line]: quantity, [chooseLine(choice + 1)]: 1 };
        const body = { cartData: toCartData(lines) };
        await perform(write({ kind: 'add', lines }, post(cartCalls.cartMerge, body)), repeated);
        return;
      }
      case 'setQuantity': {
        // One in three removes the line.
        const call = { kind: 'setQuantity', line, quantity: quantity - 1 } as const;
        const body = { ...keyOf(line), quantity: call.quantity };
        await perform(write(call, post(cartCalls.update, body)), once);
        return;
      }
      case 'order': {
        const cart = await perform(readCart(), { tries: 1, stop });
        if (cart?.kind !== 'cart' || Object.keys(cart.lines).length === 0) return;
        await perform(placeOrder(cart.lines), repeated);
        return;
      }
      case 'uploadReceipt':
        if (orderId !== undefined) await perform(await receiptOf(orderId), repeated);
        return;
      case 'endPaymentWindow':
        if (orderId !== undefined) await endPaymentWindow(orderId);
        return;
      case 'signIn':
        return signIn();
      case 'readCart':
        await perform(readCart(), once);
        return;
      case 'readOrders':
        await perform(readOrders(), once);
    }
  }

  /** Repeats a read until it is answered. */
  async function readSurely<Kind extends CustomerAnswer['kind']>(
    read: () => Write,
    kind: Kind,
  ): Promise<Extract<CustomerAnswer, { kind: Kind }>> {
    const stop = AbortSignal.timeout(SETTLE_TIMEOUT_MS);
    while (!stop.aborted) {
      const answer = await perform(read(), { tries: 1, stop });
      if (answer?.kind === kind) return answer as Extract<CustomerAnswer, { kind: Kind }>;
    }
    throw new Error('The shop does not answer after the load.');
  }

  /** Reads the cart and the orders, repeatedly until there is an answer. */
  const readAll = async () => ({
    cart: (await readSurely(readCart, 'cart')).lines,
    orders: (await readSurely(readOrders, 'orders')).orders,
  });

  return {
    history,
    readAll,
    /** The token of the current session. */
    token: () => token,
    /** Frees the memory of the history. */
    forget: () => {
      for (const list of [history.operations, history.sessions, history.attempts]) list.length = 0;
    },
    /** Runs the commands of a tab again and again until the signal. */
    runTab: async (commands: readonly Command[], stop: AbortSignal) => {
      for (let next = 0; !stop.aborted; next += 1) {
        const command = commands[next % commands.length];
        if (command === undefined) return;
        await wait(needsRest ? shop.restMs : command.pauseMs);
        needsRest = false;
        await run(command, stop);
      }
    },
    /** Repeats every order without an answer, then reads everything. Nothing else may run. */
    settle: async () => {
      const stop = AbortSignal.timeout(SETTLE_TIMEOUT_MS);
      for (let next = unsettled.pop(); next; next = unsettled.pop()) {
        if (stop.aborted) throw new Error('An order got no answer after the load.');
        await perform(next, { tries: 1, stop });
      }
      await readAll();
    },
  };
}
