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

/** Takes payments by card. */
export interface CardPayments {
  /**
   * Opens a payment page.
   * @returns the address that the shopper is sent to
   * @throws when the payment service refuses or cannot be reached
   */
  openCheckout(checkout: CardCheckout): Promise<string>;
}
