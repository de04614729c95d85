import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Idempotency keys of calls without an answer, by path and body. */
export type UnansweredCalls = Readonly<Record<string, string>>;

/**
 * The calls that were sent without an answer that decides them. A retry with the same body sends the same idempotency key,
 * so the server acts once.
 */
export const unansweredSlice = createSlice({
  name: 'unanswered',
  initialState: (): UnansweredCalls => ({}),
  reducers: {
    sent(state, { payload }: PayloadAction<{ readonly request: string; readonly key: string }>) {
      state[payload.request] = payload.key;
    },
    /** An answer has decided the calls that begin with this text: the same body is a new intent now. */
    decided(state, { payload }: PayloadAction<string>) {
      for (const request of Object.keys(state))
        if (request.startsWith(payload)) delete state[request];
    },
  },
});

export const { sent, decided } = unansweredSlice.actions;
