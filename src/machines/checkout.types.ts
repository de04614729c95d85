import type { AddressDraft, AddressField, AddressProblems } from '../contract/address';
import type { Sen } from '../contract/money';
import type { OrderRequest } from '../contract/order';
import type { PaymentMethod } from '../contract/orderStatus';

/** The order form as the shopper filled it in. It survives a reload. */
export interface OrderDraft {
  readonly address: AddressDraft;
  /** Null: billed to the delivery address. */
  readonly billing: AddressDraft | null;
  readonly payment: PaymentMethod;
  readonly termsAgreed: boolean;
}

/** An order that is ready to send: the request, and the form that it was made from. */
export interface PreparedOrder {
  readonly draft: OrderDraft;
  readonly request: OrderRequest;
}

/** The errors that prevent a draft from being sent. */
export interface Missing {
  readonly address: AddressProblems;
  readonly billing: AddressProblems;
  readonly terms: boolean;
  readonly shipping: boolean;
}

/** A chosen picture. The machine holds no bytes: the feature finds them by `id`. */
export interface ReceiptFile {
  readonly id: string;
  readonly name: string;
  /** bytes */
  readonly size: number;
}

/** The fields of a placed order that the machine needs. */
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
  | 'too-small'
  | 'video';

/** Why the chosen receipt was not sent. The view finds the text. */
export type ReceiptProblem = 'no-file' | 'other-receiver' | 'unreadable' | 'refused' | UnusableFile;

/** With `orderId` the flow starts at the payment, otherwise at the order form. */
export type CheckoutInput = Partial<
  Pick<CheckoutContext, 'orderId' | 'draft' | 'inFlight' | 'unacknowledged'>
>;

export interface CheckoutContext {
  readonly draft: OrderDraft;
  /** The shipping fee of the chosen state; null until it is known. */
  readonly shippingCost: Sen | null;
  readonly shippingError: string | null;
  readonly missing: Missing | null;
  /** Why the order was not placed. */
  readonly problem: string | null;
  /** The order that is being sent. After a reload it is sent again. */
  readonly inFlight: PreparedOrder | null;
  /** An order without a response: it may have been placed. */
  readonly unacknowledged: PreparedOrder | null;
  readonly orderId: string | null;
  readonly order: PlacedOrder | null;
  readonly file: ReceiptFile | null;
  /** The id of the file in which the receiver's name was recognised. */
  readonly verifiedFileId: string | null;
  readonly receiptProblem: ReceiptProblem | null;
  /** The text of the latest failure of the payment. */
  readonly failure: string | null;
  /** The progress of reading or uploading the receipt, 0 to 1. */
  readonly progress: number;
}

export type CheckoutEvent =
  | { type: 'address.changed'; field: Exclude<AddressField, 'state'>; value: string }
  | { type: 'state.changed'; state: string }
  /** The region `submission` raises it for the region `shipping`. */
  | { type: 'destination.changed' }
  | { type: 'billing.toggled'; separate: boolean }
  | { type: 'billing.changed'; field: AddressField; value: string }
  | { type: 'payment.chosen'; method: PaymentMethod }
  | { type: 'terms.changed'; agreed: boolean }
  | { type: 'cart.changed' }
  | { type: 'shipping.retried' }
  | { type: 'order.submitted' }
  /** The shopper resends the unacknowledged order unchanged. */
  | { type: 'order.resent' }
  | { type: 'order.retried' }
  | { type: 'order.changed'; status: string }
  | { type: 'receipt.chosen'; file: ReceiptFile }
  /** The chosen file cannot be a receipt. */
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
  /** The service or slot has changed in another tab, or the shopper must choose it again. */
  | { type: 'selectionRefused'; hasChanged: boolean }
  /** The placed order differs from the current form. */
  | { type: 'earlierOrderFound' };

/** The response to an order: an order to pay by e-wallet here, or a redirect to the card payment. */
export type Placed =
  | {
      readonly kind: 'order';
      readonly orderId: string;
      /** It is the unacknowledged order, sent before the shopper changed the form. */
      readonly isOfEarlierForm?: boolean;
    }
  | { readonly kind: 'redirect'; readonly url: string };
