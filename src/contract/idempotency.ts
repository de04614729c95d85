/** The header that names one intent of a shopper; a repeated key is answered with the first answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** What a key may look like: a UUID or any text of 8 to 100 visible characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/;
