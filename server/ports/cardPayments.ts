import type { Sen } from '../../src/contract/money';

/** What a shopper is to pay by card. */
export interface CardCheckout {
  readonly orderId: string;
  /** sen */
  readonly amount: Sen;
  readonly email: string;
  /** Where the payment page sends the shopper afterwards, absolute addresses. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * What the payment service tells about an order by itself. `expired`: it was not paid, and cannot be on its page any more;
 * `forged`: it was not the service who said so; `other`: nothing that the shop needs to know.
 */
export type CardNotice =
  | { readonly kind: 'paid' | 'expired'; readonly orderId: string }
  | { readonly kind: 'forged' | 'other' };

/** A page on which one order can be paid, once. */
export interface CardPage {
  /** What the payment service calls it. */
  readonly id: string;
  /** Where the shopper is sent to. */
  readonly address: string;
}

/** Takes payments by card. */
export interface CardPayments {
  /**
   * Opens a payment page.
   * @throws when the payment service refuses or cannot be reached
   */
  openCheckout(checkout: CardCheckout): Promise<CardPage>;
  /**
   * Closes a payment page, so that nobody can pay there any more.
   * @returns whether it is closed; else it was paid before
   * @throws when the payment service refuses or cannot be reached
   */
  closeCheckout(pageId: string): Promise<boolean>;
  /**
   * Reads a notice that was sent to the shop.
   * @param body exactly as it came, since the signature is of these bytes
   * @param now epoch ms; a notice much older or newer counts as forged
   */
  readNotice(body: string, signature: string | undefined, now: number): CardNotice;
}
