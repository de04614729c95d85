/** What one customer's cart and orders do, as sequential models for the linearizability checker. */
import { isDeepStrictEqual } from 'node:util';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
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
    }
  | { readonly kind: 'uploadReceipt'; readonly orderId: string; readonly receipt: string }
  | { readonly kind: 'readOrders' }
  /** The payment window of an order ends: the server cancels it unless it has a receipt. */
  | { readonly kind: 'endPaymentWindow'; readonly orderId: string };

/** The answer to a call. */
export type CustomerAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'cart'; readonly lines: Lines }
  | { readonly kind: 'orders'; readonly orders: Readonly<Record<string, OrderView>> }
  /** The code of a refusal; the call had no effect. */
  | { readonly kind: 'refused'; readonly code: string };

export type CustomerOperation = Operation<CustomerCall, CustomerAnswer>;

interface StoredOrder extends Pick<OrderView, 'lines' | 'productSen' | 'shippingSen' | 'receipt'> {
  readonly isOverdue: boolean;
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

function statusOf({ receipt, isOverdue }: StoredOrder): string {
  if (receipt !== null) return ORDER_STATUS.paymentSubmitted;
  return isOverdue ? ORDER_STATUS.cancelled : ORDER_STATUS.placed;
}

/** The model of a shop with these prices (sen, by line). */
export function customerModel(prices: Readonly<Record<string, number>>): CustomerModel {
  const viewOf = (order: StoredOrder): OrderView => ({
    lines: order.lines,
    prices: Object.fromEntries(Object.keys(order.lines).map((line) => [line, prices[line] ?? 0])),
    productSen: order.productSen,
    shippingSen: order.shippingSen,
    amountSen: order.productSen + order.shippingSen,
    status: statusOf(order),
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

    placeOrder: (state, { lines, productSen, shippingSen }, answer) => {
      const isSameCart = isDeepStrictEqual(sumLines(lines), state.cart);
      if (isRefused(answer, 'cart-changed')) return isSameCart ? null : state;
      if (!isSameCart || answer?.kind !== 'placed' || answer.orderId in state.orders) return null;
      const order = { lines, productSen, shippingSen, receipt: null, isOverdue: false };
      return { cart: {}, orders: { ...state.orders, [answer.orderId]: order } };
    },

    uploadReceipt: (state, { orderId, receipt }, answer) => {
      const order = state.orders[orderId];
      if (order === undefined) return null;
      const isPayable = order.receipt !== null || !order.isOverdue;
      if (isRefused(answer, 'order-not-payable')) return isPayable ? null : state;
      if (!isDone(answer) || !isPayable) return null;
      return { ...state, orders: { ...state.orders, [orderId]: { ...order, receipt } } };
    },

    readOrders: (state, _call, answer) => {
      if (answer === undefined) return state;
      if (answer.kind !== 'orders') return null;
      const views = Object.entries(state.orders).map(([id, order]) => [id, viewOf(order)] as const);
      return isDeepStrictEqual(answer.orders, Object.fromEntries(views)) ? state : null;
    },

    endPaymentWindow: (state, { orderId }, answer) => {
      const order = state.orders[orderId];
      if (order === undefined || !isDone(answer)) return null;
      return { ...state, orders: { ...state.orders, [orderId]: { ...order, isOverdue: true } } };
    },
  };

  return {
    initial: { cart: {}, orders: {} },
    apply: (state, call, answer) =>
      (steps[call.kind] as Step<typeof call.kind>)(state, call as never, answer),
    serialize: ({ cart, orders }) =>
      JSON.stringify([
        sorted(cart),
        sorted(orders).map(([id, { receipt, isOverdue }]) => [id, receipt, isOverdue]),
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
