import type { AddressField } from '../contract/address';
import type { AddressDraft, AddressProblems } from '../contract/addressProblems';
import type { Sen } from '../contract/money';
import type { OrderRequest } from '../contract/order';
import type { PaymentMethod } from '../contract/orderStatus';

/** What is typed and ticked on the order form; it outlives a reload. */
export interface OrderDraft {
  readonly address: AddressDraft;
  /** Null: billed to the delivery address. */
  readonly billing: AddressDraft | null;
  readonly payment: PaymentMethod;
  readonly termsAgreed: boolean;
}

/** An order ready to be sent: the request as the shopper saw it, and the form that it is of, under one idempotency key. */
export interface PreparedOrder {
  readonly key: string;
  readonly draft: OrderDraft;
  readonly request: OrderRequest;
}

/** What keeps a draft from being sent. */
export interface Missing {
  readonly address: AddressProblems;
  readonly billing: AddressProblems;
  readonly terms: boolean;
  readonly shipping: boolean;
}

/** A chosen picture. The bytes stay outside the chart, found by `id`, which also names the upload. */
export interface ReceiptFile {
  readonly id: string;
  readonly name: string;
  /** bytes */
  readonly size: number;
}

/** What the chart needs to know of an order that was placed. */
export interface PlacedOrder {
  readonly status: string;
  /** epoch ms */
  readonly date: number;
}

/** Why a chosen file cannot be the receipt. */
export type UnusableFile =
  | 'damaged'
  | 'document'
  | 'drawing'
  | 'empty'
  | 'gone'
  | 'heic'
  | 'not-a-picture'
  | 'pdf'
  | 'text'
  | 'too-large'
  | 'video';

/** Why the chosen receipt was not sent; sentences are the view's. */
export type ReceiptProblem = 'no-file' | 'other-receiver' | 'unreadable' | 'refused' | UnusableFile;

export interface CheckoutInput {
  /** The order to be paid; without one the flow begins at the order form. */
  readonly orderId?: string | undefined;
  readonly draft?: OrderDraft | undefined;
  /** An order that was on its way when the page went; it is sent again under its own key. */
  readonly inFlight?: PreparedOrder | null | undefined;
  /** An order whose answer never came: it may have been placed. The same order again takes the same key. */
  readonly unanswered?: PreparedOrder | null | undefined;
}

export interface CheckoutContext {
  readonly draft: OrderDraft;
  /** What shipping costs for the chosen state; null while nothing says so. */
  readonly shippingCost: Sen | null;
  readonly shippingError: string | null;
  readonly missing: Missing | null;
  /** Why the order was not placed. */
  readonly problem: string | null;
  readonly inFlight: PreparedOrder | null;
  readonly unanswered: PreparedOrder | null;
  readonly orderId: string | null;
  readonly order: PlacedOrder | null;
  readonly file: ReceiptFile | null;
  /** The id of the file that was seen to name the receiver. */
  readonly verifiedFileId: string | null;
  readonly receiptProblem: ReceiptProblem | null;
  /** The sentence that came with a failure on the payment side. */
  readonly failure: string | null;
  /** 0 to 1, of reading or handing in the receipt */
  readonly progress: number;
}

export type CheckoutEvent =
  | { type: 'address.changed'; field: Exclude<AddressField, 'state'>; value: string }
  | { type: 'state.changed'; state: string }
  /** Raised by the form itself: shipping follows. */
  | { type: 'destination.changed' }
  | { type: 'billing.toggled'; separate: boolean }
  | { type: 'billing.changed'; field: AddressField; value: string }
  | { type: 'payment.chosen'; method: PaymentMethod }
  | { type: 'terms.changed'; agreed: boolean }
  | { type: 'cart.changed' }
  | { type: 'shipping.retried' }
  | { type: 'order.submitted' }
  /** The order whose answer never came is sent again, as it was. */
  | { type: 'unanswered.resent' }
  | { type: 'order.retried' }
  | { type: 'order.changed'; status: string }
  | { type: 'receipt.chosen'; file: ReceiptFile }
  /** The file that was chosen cannot be the receipt. */
  | { type: 'receipt.unusable'; reason: UnusableFile }
  | { type: 'receipt.removed' }
  | { type: 'receipt.submitted' }
  | { type: 'reading.progressed'; fraction: number }
  | { type: 'reading.cancelled' }
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.cancelled' };

export type CheckoutEmitted =
  | { type: 'toast'; kind: 'error' | 'success'; text: string }
  | { type: 'navigate'; to: { order: string } }
  | { type: 'redirect'; url: string }
  | { type: 'cartEmptied' }
  /** The service or slot has changed elsewhere, or has to be chosen again. */
  | { type: 'selectionRefused'; hasChanged: boolean }
  /** The order that was placed is not of the form as it is now. */
  | { type: 'earlierOrderFound' };

/** How a placed order goes on: paid by e-wallet here, or by card at the payment service. */
export type Placed =
  | {
      readonly kind: 'order';
      readonly orderId: string;
      /** It had been sent before the form was changed, and arrived without an answer. */
      readonly isOfEarlierForm?: boolean;
    }
  | { readonly kind: 'redirect'; readonly url: string };

export interface LookUpShippingInput {
  readonly state: string;
}
export interface PrepareOrderInput {
  readonly draft: OrderDraft;
  readonly shippingCost: Sen | null;
  readonly unanswered: PreparedOrder | null;
}
export interface PlaceOrderInput {
  readonly order: PreparedOrder | null;
  /** What the form says now. */
  readonly draft: OrderDraft;
  /** Where the cart is no longer there, it may have become this order. */
  readonly unanswered: PreparedOrder | null;
}
export interface LoadOrderInput {
  readonly orderId: string;
}
export interface WaitUntilInput {
  /** epoch ms */
  readonly moment: number;
}
export interface ReadReceiptInput {
  readonly fileId: string;
  readonly onProgress: (fraction: number) => void;
}
export interface UploadReceiptInput {
  readonly orderId: string;
  readonly fileId: string;
  readonly onProgress: (fraction: number) => void;
}
/** What the shop said to the receipt. */
export interface UploadedReceipt {
  readonly message: string | undefined;
}
