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
    answered(state, { payload }: PayloadAction<string>) {
      delete state[payload];
    },
    /** Whatever became of the calls of this path: the same body is a new intent now. */
    forgotten(state, { payload }: PayloadAction<string>) {
      for (const request of Object.keys(state))
        if (request.startsWith(payload)) delete state[request];
    },
  },
});

export const { sent, answered, forgotten } = unansweredSlice.actions;

/** The name of a call and its body, equal for a retry. */
export const requestName = (path: string, body: unknown): string =>
  `${path} ${JSON.stringify(body)}`;
