import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shortHash } from './shortHash';

/** Idempotency keys of the calls whose outcome is unknown, by the fingerprint of the call. */
export type OutcomeUnknownCalls = Readonly<Record<string, string>>;

/**
 * The calls whose outcome is unknown: sent, without a success or a refusal. A retry with the same body sends the same idempotency key, so the server acts once.
 * The store persists them, so a retry after a reload does too.
 */
export const outcomeUnknownSlice = createSlice({
  name: 'outcomeUnknown',
  initialState: (): { readonly value: OutcomeUnknownCalls } => ({ value: {} }),
  reducers: {
    sent: (
      { value },
      { payload }: PayloadAction<{ readonly fingerprint: string; readonly key: string }>,
    ) => ({ value: { ...value, [payload.fingerprint]: payload.key } }),
    /** The outcome of the calls whose fingerprint begins with this text is known: the same body is a new intent now. */
    outcomeKnown: ({ value }, { payload }: PayloadAction<string>) => ({
      value: Object.fromEntries(
        Object.entries(value).filter(([fingerprint]) => !fingerprint.startsWith(payload)),
      ),
    }),
    replaced: (_, { payload }: PayloadAction<OutcomeUnknownCalls>) => ({ value: payload }),
  },
});

export const { sent, outcomeKnown } = outcomeUnknownSlice.actions;

/** The call's path and a hash of its body, which may be personal and is therefore not stored. Equal for a retry. */
export async function fingerprintOf(path: string, body: unknown): Promise<string> {
  const fields = Object.entries(body ?? {}).map(async ([name, value]) => [
    name,
    value instanceof Blob ? shortHash(new Uint8Array(await value.arrayBuffer())) : value,
  ]);
  return `${path} ${shortHash(JSON.stringify(await Promise.all(fields)))}`;
}

/**
 * A random idempotency key: 32 hexadecimal characters.
 * `crypto.randomUUID` is not available on plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
