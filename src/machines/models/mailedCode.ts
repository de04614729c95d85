import type { FlowEvent } from '@kedai/flow-viewer/model';
import { OFFLINE } from './failures';

/** The events of a mailed code, up to its check. */
export const codeEvents: readonly FlowEvent[] = [
  { type: 'email.typed', email: 'aina@example.com' },
  { type: 'email.submitted' },
  { type: 'email.correctionRequested' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1_000 } },
  { type: 'xstate.error.actor.sendCode', error: OFFLINE },
  { type: 'xstate.done.actor.waitUntil' },
  { type: 'code.resendRequested' },
  { type: 'xstate.done.actor.resendCode', output: { sentAt: 61_000 } },
  { type: 'xstate.error.actor.resendCode', error: OFFLINE },
  { type: 'code.typed' },
  { type: 'code.submitted', code: '12345' },
  { type: 'code.submitted', code: '123456' },
];
