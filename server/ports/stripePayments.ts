import { storableText } from '@kedai/contract/rules/text';
import Stripe from 'stripe';
import * as v from 'valibot';
import type { CardNotice, CardPayments } from './cardPayments';

/** The shop's credentials at Stripe. */
interface StripeAccess {
  readonly secretKey: string;
  /** The key of the signatures of its notices. */
  readonly webhookSecret: string;
  /** The origin of the API of Stripe; a stand-in in tests. */
  readonly url: string;
  /** How long one try may take, ms. */
  readonly timeoutMs?: number;
}

/** What every page of the shop has, and no page without it is the shop's. */
const MODE = 'payment';
const CURRENCY = 'myr';

const TIMEOUT_MS = 10_000;
/** A try that got no response, or a server error, is made again with the same idempotency key. */
const MAX_RETRIES = 1;

/** Stripe may leave the address of a page out, and another server at `url` anything. */
const openedSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
});

/**
 * Card payments by Stripe Checkout, with Stripe's library. Repeated calls for one order open one page, because the order
 * is the idempotency key.
 */
export function stripePayments(access: StripeAccess): CardPayments {
  const { secretKey, webhookSecret, url, timeoutMs = TIMEOUT_MS } = access;
  const { protocol, hostname, port } = new URL(url);
  const client = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: timeoutMs,
    maxNetworkRetries: MAX_RETRIES,
    // Sends how long earlier calls took.
    telemetry: false,
  });
  const { sessions } = client.checkout;

  return {
    readNotice: (body, signature, now) => readNotice(webhookSecret, { body, signature, now }),
    openCheckout: async ({ orderId, title, language, amount, email, successUrl, cancelUrl }) => {
      const session = await sessions
        .create(
          {
            mode: MODE,
            ...(language !== 'en' && { locale: language }),
            success_url: successUrl,
            cancel_url: cancelUrl,
            client_reference_id: orderId,
            customer_email: email,
            metadata: { orderId },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: CURRENCY,
                  unit_amount: amount,
                  product_data: { name: title },
                },
              },
            ],
          },
          { idempotencyKey: `order-${orderId}` },
        )
        .catch((error: unknown) => throwFailure('open', error));
      const opened = v.safeParse(openedSchema, session);
      if (!opened.success) throw new Error('Stripe opened a payment page without an address.');
      return { id: opened.output.id, address: opened.output.url };
    },
    closeCheckout: async (pageId) => {
      // Stripe refuses to close a page that is no longer open. Its status says how it ended.
      const { status } = await sessions
        .expire(pageId)
        .catch(() => sessions.retrieve(pageId))
        .catch((error: unknown) => throwFailure('close', error));
      if (status !== 'expired' && status !== 'complete') {
        throw new Error('Stripe did not close a payment page.');
      }
      return status === 'expired';
    },
  };
}

/** The log prints the code of an error, not its message, which may contain the shopper's input. */
function throwFailure(action: string, error: unknown): never {
  const { message, code, type } =
    error instanceof Stripe.errors.StripeError ? error : new Stripe.errors.StripeError();
  const failure = new Error(`Stripe did not ${action} a payment page: ${message}`);
  throw Object.assign(failure, { code: code ?? type });
}

const sessionSchema = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({
      id: v.string(),
      client_reference_id: v.pipe(storableText, v.nonEmpty()),
      mode: v.string(),
      amount_total: v.nullish(v.number(), null),
      currency: v.nullish(v.string()),
      payment_status: v.string(),
    }),
  }),
});

/** A card is charged at once; other payment methods may take days and send a second notice. */
const PAID = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);

/** The page can no longer be paid: it expired, or it was filled in and the payment failed. */
const EXPIRED = new Set(['checkout.session.expired', 'checkout.session.async_payment_failed']);

/** Reads a webhook notice. Its signature may be at most 5 minutes old; an older notice may be a replay. */
function readNotice(
  secret: string,
  { body, signature, now }: { body: string; signature: string | undefined; now: number },
): CardNotice {
  const verified = verify(secret, body, signature ?? '', now);
  if (verified === null) return { kind: 'forged' };
  const event = v.safeParse(sessionSchema, verified);
  if (!event.success) return { kind: 'other' };
  const { type, data } = event.output;
  const { id, client_reference_id, mode, amount_total, currency, payment_status } = data.object;
  const isPaid = PAID.has(type) && payment_status !== 'unpaid';
  if (!isPaid && !EXPIRED.has(type)) return { kind: 'other' };
  const differences = [
    ...(mode === MODE ? [] : ['mode']),
    ...(currency === CURRENCY ? [] : ['currency']),
    ...(payment_status === (isPaid ? 'paid' : 'unpaid') ? [] : ['payment status']),
  ];
  return {
    kind: isPaid ? 'paid' : 'expired',
    orderId: client_reference_id,
    pageId: id,
    amount: amount_total,
    differences,
  };
}

/** The event of a signed notice; an empty object if it is none, null without a valid signature. */
function verify(secret: string, body: string, signature: string, now: number): object | null {
  const { webhooks, errors } = Stripe;
  try {
    const tolerance = webhooks.DEFAULT_TOLERANCE;
    return webhooks.constructEvent(body, signature, secret, tolerance, undefined, now);
  } catch (error) {
    return error instanceof errors.StripeSignatureVerificationError ? null : {};
  }
}
