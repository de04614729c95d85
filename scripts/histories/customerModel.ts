/** What one customer's cart and orders do, as sequential models for the linearizability checker. */
import { isDeepStrictEqual } from 'node:util';
import { type CounterAct, ORDER_STATUS, UNDOABLE_ACTS } from '@kedai/contract/rules/orderStatus';
import { statusAfter } from '@kedai/order-life';
import type { Lines } from '../drills/lines';
import type { Model, Operation } from './linearizability';

/** An order as a customer sees it; money in sen. */
export interface OrderView {
  readonly lines: Lines;
  /** The price of one piece of each line. */
  readonly prices: Readonly<Record<string, number>>;
  readonly productSen: number;
  readonly shippingSen: number;
  readonly amountSen: number;
  readonly status: string;
  /** The first characters of the hash of the uploaded file. */
  readonly receipt: string | null;
}

/** A call of a customer. */
export type CustomerCall =
  /** `cart/add` and `cart/cartMerge`. */
  | { readonly kind: 'add'; readonly lines: Lines }
  | { readonly kind: 'setQuantity'; readonly line: string; readonly quantity: number }
  | { readonly kind: 'readCart' }
  | {
      readonly kind: 'placeOrder';
      readonly lines: Lines;
      readonly productSen: number;
      readonly shippingSen: number;
      /** Whether its slot has few places. */
      readonly isLimited: boolean;
    }
  | { readonly kind: 'uploadReceipt'; readonly orderId: string; readonly receipt: string }
  | { readonly kind: 'cancel'; readonly orderId: string }
  | { readonly kind: 'readOrders' }
  /** The payment window of an order ends: with the setting on, the server cancels it unless it has a receipt. */
  | { readonly kind: 'endPaymentWindow'; readonly orderId: string }
  /** An act of staff. */
  | StaffAct;

interface StaffAct {
  readonly kind: 'act';
  readonly orderId: string;
  readonly act: CounterAct;
  /** The status that the page showed. */
  readonly expected: string;
  readonly staffId: string;
  readonly role: 'staff' | 'owner';
  /** The idempotency key. */
  readonly key: string;
}

/** The answer to a call. */
export type CustomerAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'cart'; readonly lines: Lines }
  | { readonly kind: 'orders'; readonly orders: Readonly<Record<string, OrderView>> }
  /** The code of a refusal; the call had no effect. */
  | { readonly kind: 'refused'; readonly code: string };

export type CustomerOperation = Operation<CustomerCall, CustomerAnswer>;

interface StoredOrder
  extends Pick<OrderView, 'lines' | 'productSen' | 'shippingSen' | 'receipt' | 'status'> {
  readonly isLimited: boolean;
  readonly isOverdue: boolean;
  readonly isReopened: boolean;
  /** The last change, if it was one of staff. */
  readonly last: StaffAct | null;
  /** The keys of the acts of staff that were done. */
  readonly keys: readonly string[];
}

/** The cart and orders of one customer. */
export interface CustomerState {
  readonly cart: Lines;
  readonly orders: Readonly<Record<string, StoredOrder>>;
}

type CustomerModel = Model<CustomerState, CustomerCall, CustomerAnswer>;
type Step<Kind extends CustomerCall['kind']> = (
  state: CustomerState,
  call: Extract<CustomerCall, { kind: Kind }>,
  answer: CustomerAnswer | undefined,
) => CustomerState | null;

const isDone = (answer: CustomerAnswer | undefined): boolean =>
  answer === undefined || answer.kind === 'done';

const isRefused = (answer: CustomerAnswer | undefined, code: string): boolean =>
  answer?.kind === 'refused' && answer.code === code;

/** Sums of quantities; lines without a quantity are left out. */
function sumLines(...all: readonly Lines[]): Lines {
  const sums = new Map<string, number>();
  for (const lines of all) {
    for (const [line, quantity] of Object.entries(lines)) {
      sums.set(line, (sums.get(line) ?? 0) + quantity);
    }
  }
  return Object.fromEntries([...sums].filter(([, quantity]) => quantity > 0));
}

const { placed, cancelled, paymentSubmitted } = ORDER_STATUS;

/** The status after an act, or null when the order does not take it. */
const statusAfterAct = (
  { receipt }: StoredOrder,
  status: string,
  act: Parameters<typeof statusAfter>[1],
  undoTo: string | null = null,
): string | null =>
  statusAfter({ status, isCard: false, isReceiptSent: receipt !== null, undoTo }, act);

/** The status before the last step, if this person did it. The 20 seconds to undo are not modelled. */
const undoToOf = ({ last }: StoredOrder, { staffId }: StaffAct): string | null =>
  last && last.staffId === staffId && UNDOABLE_ACTS.includes(last.act) ? last.expected : null;

/** Whether a person has just done the same. */
const isSameAct = ({ last }: StoredOrder, { act, expected, staffId }: StaffAct): boolean =>
  last?.act === act && last.expected === expected && last.staffId === staffId;

/**
 * The model of a shop.
 * @param prices sen, by line
 * @param windowCancels whether an order without a receipt is cancelled at the end of its payment window
 */
export function customerModel(
  prices: Readonly<Record<string, number>>,
  windowCancels = true,
): CustomerModel {
  /** An overdue order is cancelled at some time, at the latest when its customer reads it. */
  const statusesOf = ({ status, receipt, isOverdue, isReopened }: StoredOrder): string[] =>
    windowCancels && status === placed && isOverdue && receipt === null && !isReopened
      ? [placed, cancelled]
      : [status];

  /** What its customer may be shown. The server cancels just before it reads; meanwhile somebody may undo a step. */
  const shownStatuses = (order: StoredOrder): string[] =>
    order.last?.act === 'undo' ? statusesOf(order) : statusesOf(order).slice(-1);

  /** The status after an act of staff, or null when the order does not take it. */
  function statusAfterStaff(order: StoredOrder, call: StaffAct): string | null {
    const { act, expected, role } = call;
    if (!statusesOf(order).includes(expected)) return null;
    const undoTo = act === 'undo' ? undoToOf(order, call) : null;
    return statusAfterAct(order, expected, { act, by: role }, undoTo);
  }

  const afterAct = (order: StoredOrder, call: StaffAct, status: string): StoredOrder => ({
    ...order,
    status,
    isReopened: order.isReopened || call.act === 'reopen',
    last: call,
    keys: [...order.keys, call.key],
  });

  function mayRefuse(order: StoredOrder, call: StaffAct, code: string): boolean {
    if (order.keys.includes(call.key)) return false;
    const statuses = statusesOf(order);
    const to = statusAfterStaff(order, call);
    switch (code) {
      case 'status-changed':
        return statuses.some((status) => status !== call.expected);
      case 'act-not-possible':
        return statuses.includes(call.expected) && (to === null || call.act === 'undo');
      case 'not-allowed':
        return statuses.includes(call.expected) && to === null;
      case 'slot-full':
        return to !== null && call.act === 'reopen' && order.isLimited;
      default:
        return false;
    }
  }

  const change = (state: CustomerState, orderId: string, order: StoredOrder): CustomerState => ({
    ...state,
    orders: { ...state.orders, [orderId]: order },
  });

  const viewOf = (order: StoredOrder): Omit<OrderView, 'status'> => ({
    lines: order.lines,
    prices: Object.fromEntries(Object.keys(order.lines).map((line) => [line, prices[line] ?? 0])),
    productSen: order.productSen,
    shippingSen: order.shippingSen,
    amountSen: order.productSen + order.shippingSen,
    receipt: order.receipt,
  });

  const steps: { readonly [Kind in CustomerCall['kind']]: Step<Kind> } = {
    add: (state, { lines }, answer) =>
      isDone(answer) ? { ...state, cart: sumLines(state.cart, lines) } : null,

    setQuantity: (state, { line, quantity }, answer) => {
      const { [line]: _before, ...others } = state.cart;
      return isDone(answer) ? { ...state, cart: sumLines(others, { [line]: quantity }) } : null;
    },

    readCart: (state, _call, answer) =>
      answer === undefined ||
      (answer.kind === 'cart' && isDeepStrictEqual(sumLines(answer.lines), state.cart))
        ? state
        : null,

    placeOrder: (state, { lines, productSen, shippingSen, isLimited }, answer) => {
      const isSameCart = isDeepStrictEqual(sumLines(lines), state.cart);
      if (isRefused(answer, 'cart-changed')) return isSameCart ? null : state;
      // The places are common to all customers: `checkPlaces` judges them.
      if (isRefused(answer, 'slot-full')) return isSameCart && isLimited ? state : null;
      if (!isSameCart || answer?.kind !== 'placed' || answer.orderId in state.orders) return null;
      const order = {
        lines,
        productSen,
        shippingSen,
        isLimited,
        receipt: null,
        status: placed,
        isOverdue: false,
        isReopened: false,
        last: null,
        keys: [],
      };
      return { cart: {}, orders: { ...state.orders, [answer.orderId]: order } };
    },

    uploadReceipt: (state, { orderId, receipt }, answer) => {
      const order = state.orders[orderId];
      if (order === undefined) return null;
      const act = { act: 'send-receipt', by: 'customer' } as const;
      const outcomes = shownStatuses(order).map((status) => statusAfterAct(order, status, act));
      if (isRefused(answer, 'order-not-payable')) return outcomes.includes(null) ? state : null;
      if (!isDone(answer) || !outcomes.includes(paymentSubmitted)) return null;
      return change(state, orderId, { ...order, receipt, status: paymentSubmitted, last: null });
    },

    cancel: (state, { orderId }, answer) => {
      const order = state.orders[orderId];
      if (order === undefined) return null;
      const act = { act: 'cancel', by: 'customer' } as const;
      const outcomes = shownStatuses(order).map((status) => statusAfterAct(order, status, act));
      if (isRefused(answer, 'act-not-possible')) return outcomes.includes(null) ? state : null;
      if (!isDone(answer) || !outcomes.includes(cancelled)) return null;
      return change(state, orderId, { ...order, status: cancelled, last: null });
    },

    readOrders: (state, _call, answer) => {
      if (answer === undefined) return state;
      if (answer.kind !== 'orders') return null;
      const views = Object.entries(state.orders).map(([id, order]) => {
        const statuses = shownStatuses(order);
        const shown = answer.orders[id]?.status ?? '';
        const status = statuses.includes(shown) ? shown : statuses[0];
        return [id, { ...viewOf(order), status }] as const;
      });
      return isDeepStrictEqual(answer.orders, Object.fromEntries(views)) ? state : null;
    },

    endPaymentWindow: (state, { orderId }, answer) => {
      const order = state.orders[orderId];
      if (order === undefined || !isDone(answer)) return null;
      return change(state, orderId, { ...order, isOverdue: true });
    },

    act: (state, call, answer) => {
      const order = state.orders[call.orderId];
      if (order === undefined) return null;
      if (answer?.kind === 'refused') return mayRefuse(order, call, answer.code) ? state : null;
      // A repeated request does nothing.
      if (order.keys.includes(call.key)) return state;
      const to = statusAfterStaff(order, call);
      if (to !== null) return change(state, call.orderId, afterAct(order, call, to));
      // A copy, because the same call changes the order after another one, such as an undo.
      return answer !== undefined && isSameAct(order, call) ? { ...state } : null;
    },
  };

  return {
    initial: { cart: {}, orders: {} },
    apply: (state, call, answer) =>
      (steps[call.kind] as Step<typeof call.kind>)(state, call as never, answer),
    serialize: ({ cart, orders }) =>
      JSON.stringify([
        sorted(cart),
        sorted(orders).map(([id, { receipt, status, isOverdue, isReopened, last, keys }]) => [
          id,
          receipt,
          status,
          isOverdue,
          isReopened,
          last?.key,
          ...keys,
        ]),
      ]),
  };
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** A use of a session by its token, or a sign-in that replaces the session of a browser. */
export type SessionCall =
  | { readonly kind: 'use'; readonly token: string }
  | { readonly kind: 'signIn'; readonly replaced: string };

/** Whether a session was accepted, or the token of a new one. */
export type SessionAnswer = { readonly isAccepted: boolean } | { readonly token: string };

/** The live sessions of one customer. */
export function sessionModel(
  firstToken: string,
): Model<readonly string[], SessionCall, SessionAnswer> {
  return {
    initial: [firstToken],
    apply: (live, call, answer) => {
      if (call.kind === 'use') {
        if (answer === undefined) return live;
        return 'isAccepted' in answer && answer.isAccepted === live.includes(call.token)
          ? live
          : null;
      }
      const others = live.filter((token) => token !== call.replaced);
      if (answer === undefined) return others;
      return 'token' in answer ? [...others, answer.token].toSorted() : null;
    },
    serialize: (live) => live.join(),
  };
}
