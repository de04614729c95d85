/**
 * A random idempotency key for one intent of a shopper (order, upload, add, merge): 32 hexadecimal characters.
 * `crypto.randomUUID` is not available on plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
