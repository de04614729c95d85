import * as v from 'valibot';
import type { CardPayments } from './cardPayments';
import { readStripeNotice } from './stripeNotice';

const PATIENCE_MS = 15_000;

const openedSchema = v.object({ url: v.pipe(v.string(), v.url()) });
const refusedSchema = v.object({ error: v.object({ message: v.string() }) });

/** What Stripe gives to a shop. */
interface StripeAccess {
  readonly secretKey: string;
  /** What its notices are signed with. */
  readonly webhookSecret: string;
  readonly url: string;
}

/**
 * Card payments by Stripe Checkout. Asking twice for one order opens one payment page, since the order names the intent.
 * @param url where Stripe answers; another one in tests
 */
export function stripe({ secretKey, webhookSecret, url }: StripeAccess): CardPayments {
  return {
    readNotice: (body, signature, now) => readStripeNotice(webhookSecret, { body, signature, now }),
    openCheckout: async ({ orderId, amount, email, successUrl, cancelUrl }) => {
      const answer = await fetch(`${url}/v1/checkout/sessions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'idempotency-key': `order-${orderId}` },
        body: new URLSearchParams({
          mode: 'payment',
          success_url: successUrl,
          cancel_url: cancelUrl,
          client_reference_id: orderId,
          customer_email: email,
          'metadata[orderId]': orderId,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'myr',
          'line_items[0][price_data][unit_amount]': String(amount),
          'line_items[0][price_data][product_data][name]': `Order ${orderId}`,
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body: unknown = await answer.json().catch(() => null);
      const opened = v.safeParse(openedSchema, body);
      if (answer.ok && opened.success) return opened.output.url;
      const refused = v.safeParse(refusedSchema, body);
      const reason = refused.success ? refused.output.error.message : `status ${answer.status}`;
      throw new Error(`Stripe did not open a payment page: ${reason}`);
    },
  };
}
