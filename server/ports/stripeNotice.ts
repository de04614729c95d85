import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { CardNotice } from './cardPayments';
import { MINUTE_MS } from './clock';

/** Tolerance for clock skew and delivery, as Stripe advises; an older notice may be a replay. */
const TOLERANCE_MS = 5 * MINUTE_MS;

const sessionSchema = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({
      client_reference_id: v.pipe(v.string(), v.nonEmpty()),
      payment_status: v.optional(v.string()),
    }),
  }),
});

/** A card is charged at once; other payment methods may take days and send a second notice. */
const PAID = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);

/** The page can no longer be paid: it expired, or it was filled in and the payment failed. */
const EXPIRED = new Set(['checkout.session.expired', 'checkout.session.async_payment_failed']);

/**
 * Reads a webhook notice of Stripe, signed in the header `Stripe-Signature`: `t=<epoch s>,v1=<hex>[,v1=<hex>…]`. Each
 * v1 is the HMAC-SHA256 of `<t>.<body>`.
 * @param secret the signing secret of the endpoint, `whsec_…`
 * @param now epoch ms
 */
export function readStripeNotice(
  secret: string,
  { body, signature, now }: { body: string; signature: string | undefined; now: number },
): CardNotice {
  if (!isSigned(secret, body, signature ?? '', now)) return { kind: 'forged' };
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), sessionSchema), body);
  if (!event.success) return { kind: 'other' };
  const { type, data } = event.output;
  const { client_reference_id: orderId, payment_status: status } = data.object;
  if (PAID.has(type) && status !== 'unpaid') return { kind: 'paid', orderId };
  if (EXPIRED.has(type)) return { kind: 'expired', orderId };
  return { kind: 'other' };
}

function isSigned(secret: string, body: string, header: string, now: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1000) > TOLERANCE_MS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, value = '']) => Buffer.from(value, 'hex'))
    .some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
    );
}
