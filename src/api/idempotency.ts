import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shortHash } from './shortHash';

/** Idempotency keys of calls that no response has decided yet, by the fingerprint of the call. */
export type UnansweredCalls = Readonly<Record<string, string>>;

/**
 * The calls that no response has decided. A retry with the same body sends the same idempotency key, so the server acts once.
 * The store persists them, so a retry after a reload does too.
 */
export const unansweredSlice = createSlice({
  name: 'unanswered',
  initialState: (): { readonly value: UnansweredCalls } => ({ value: {} }),
  reducers: {
    sent: (
      { value },
      { payload }: PayloadAction<{ readonly fingerprint: string; readonly key: string }>,
    ) => ({ value: { ...value, [payload.fingerprint]: payload.key } }),
    /** A response has decided the calls whose fingerprint begins with this text: the same body is a new intent now. */
    decided: ({ value }, { payload }: PayloadAction<string>) => ({
      value: Object.fromEntries(
        Object.entries(value).filter(([fingerprint]) => !fingerprint.startsWith(payload)),
      ),
    }),
    replaced: (_, { payload }: PayloadAction<UnansweredCalls>) => ({ value: payload }),
  },
});

export const { sent, decided } = unansweredSlice.actions;

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
