/** The header with the key of one intended action. A repeated key gets the first response again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A UUID, or any 8 to 100 visible characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/;
