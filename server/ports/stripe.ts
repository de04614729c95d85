import * as v from 'valibot';
import type { CardPayments } from './cardPayments';
import { readStripeNotice } from './stripeNotice';

const TIMEOUT_MS = 15_000;

const openedSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
});
const stateSchema = v.object({ status: v.picklist(['open', 'complete', 'expired']) });
const refusedSchema = v.object({
  error: v.object({ message: v.string(), code: v.optional(v.string()) }),
});

/** The shop's credentials at Stripe. */
interface StripeAccess {
  readonly secretKey: string;
  /** The key of the signatures of its notices. */
  readonly webhookSecret: string;
  readonly url: string;
}

/**
 * Card payments by Stripe Checkout. Repeated calls for one order open one page, because the order is the idempotency
 * key.
 * @param url the API of Stripe; a fake in tests
 */
export function stripe({ secretKey, webhookSecret, url }: StripeAccess): CardPayments {
  /** @throws with the service's reason when the response is unexpected */
  async function post<Schema extends v.GenericSchema>(
    action: string,
    schema: Schema,
    path: string,
    init: RequestInit,
  ): Promise<v.InferOutput<Schema>> {
    const response = await fetch(`${url}/v1/checkout/sessions${path}`, {
      ...init,
      // The key of the shop goes to the configured service only.
      redirect: 'error',
      headers: { authorization: `Bearer ${secretKey}`, ...init.headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    const parsed = v.safeParse(schema, body);
    if (response.ok && parsed.success) return parsed.output;
    const refused = v.safeParse(refusedSchema, body);
    const { message: reason, code } = refused.success
      ? refused.output.error
      : { message: `status ${response.status}` };
    // The message may contain the shopper's input. The log prints the code only.
    throw Object.assign(new Error(`Stripe did not ${action} a payment page: ${reason}`), {
      code: code ?? `STATUS_${response.status}`,
    });
  }

  return {
    readNotice: (body, signature, now) => readStripeNotice(webhookSecret, { body, signature, now }),
    openCheckout: async ({ orderId, amount, email, successUrl, cancelUrl }) => {
      const { id, url: address } = await post('open', openedSchema, '', {
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
      // Stripe refuses to close a page that is no longer open. Its status says how it ended.
      const expiring = post('close', stateSchema, `${page}/expire`, { method: 'POST' });
      const { status } = await expiring.catch(() => post('show', stateSchema, page, {}));
      if (status === 'open') throw new Error('Stripe did not close a payment page.');
      return status === 'expired';
    },
  };
}
