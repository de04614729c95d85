import * as v from 'valibot';
import type { CardPayments } from './cardPayments';
import { readStripeNotice } from './stripeNotice';

const PATIENCE_MS = 15_000;

const openedSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
});
const stateSchema = v.object({ status: v.picklist(['open', 'complete', 'expired']) });
const refusedSchema = v.object({
  error: v.object({ message: v.string(), code: v.optional(v.string()) }),
});

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
  /** @throws with the service's own reason when its answer is not as expected */
  async function ask<Schema extends v.GenericSchema>(
    what: string,
    schema: Schema,
    path: string,
    init: RequestInit,
  ): Promise<v.InferOutput<Schema>> {
    const answer = await fetch(`${url}/v1/checkout/sessions${path}`, {
      ...init,
      headers: { authorization: `Bearer ${secretKey}`, ...init.headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await answer.json().catch(() => null);
    const read = v.safeParse(schema, body);
    if (answer.ok && read.success) return read.output;
    const refused = v.safeParse(refusedSchema, body);
    const { message: reason, code } = refused.success
      ? refused.output.error
      : { message: `status ${answer.status}` };
    // The message may repeat what the shopper typed. The log prints the code only.
    throw Object.assign(new Error(`Stripe did not ${what} a payment page: ${reason}`), {
      code: code ?? `STATUS_${answer.status}`,
    });
  }

  return {
    readNotice: (body, signature, now) => readStripeNotice(webhookSecret, { body, signature, now }),
    openCheckout: async ({ orderId, amount, email, successUrl, cancelUrl }) => {
      const { id, url: address } = await ask('open', openedSchema, '', {
        method: 'POST',
        headers: { 'idempotency-key': `order-${orderId}` },
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
      });
      return { id, address };
    },
    closeCheckout: async (pageId) => {
      const page = `/${encodeURIComponent(pageId)}`;
      // A page that is open no more refuses to be closed: what it is tells which way it ended.
      const expiring = ask('close', stateSchema, `${page}/expire`, { method: 'POST' });
      const { status } = await expiring.catch(() => ask('show', stateSchema, page, {}));
      if (status === 'open') throw new Error('Stripe did not close a payment page.');
      return status === 'expired';
    },
  };
}
