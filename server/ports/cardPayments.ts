import type { Language } from '@kedai/contract/protocol/languages';
import type { Sen } from '@kedai/contract/rules/money';

/** An order to be paid by card. */
export interface CardCheckout {
  readonly orderId: string;
  /** What the payment page says is bought, such as `Order 7QKX-2MZP-9RTD`. */
  readonly title: string;
  /** The language of the payment page. English means that of the browser. */
  readonly language: Language;
  /** sen */
  readonly amount: Sen;
  readonly email: string;
  /** Absolute URLs to which the payment page returns the shopper. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What a notice says of a payment page, to be compared with the page that the shop opened. */
export interface CardPageNotice {
  /** `expired`: unpaid, and the page can no longer be paid. */
  readonly kind: 'paid' | 'expired';
  readonly orderId: string;
  /** The payment service's id of the page. */
  readonly pageId: string;
  /** The smallest unit of its currency; null if the page has no amount. */
  readonly amount: number | null;
  /** What differs from every page that the shop opens, such as its currency. */
  readonly differences: readonly string[];
}

/**
 * A notice of the payment service. `forged`: not signed by the service; `other`: not relevant to the shop. A signature
 * proves the service, not the shop: the same account may have pages of other programs, which may name any order.
 */
export type CardNotice = CardPageNotice | { readonly kind: 'forged' | 'other' };

/** A payment page of one order. */
export interface CardPage {
  /** The payment service's id. */
  readonly id: string;
  /** The URL for the shopper. */
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
   * Closes a payment page, so it can no longer be paid.
   * @returns whether it is closed; false if it was already paid
   * @throws when the payment service refuses or cannot be reached
   */
  closeCheckout(pageId: string): Promise<boolean>;
  /**
   * Reads a notice of the payment service.
   * @param body the raw body, because the signature covers its bytes
   * @param now epoch ms; a notice that is much older or newer counts as forged
   */
  readNotice(body: string, signature: string | undefined, now: number): CardNotice;
}
