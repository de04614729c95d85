import type { FlowModel } from '@kedai/flow-viewer/model';
import { passwordResetMachine } from '../passwordReset';
import { OFFLINE, refusal } from './failures';

const WRONG_CODE = refusal('Invalid OTP. Please try again.', 'invalid-otp');

/** All events of the password reset. */
export const passwordResetModel: FlowModel = {
  name: 'passwordReset',
  machine: passwordResetMachine,
  initialInputs: [
    {
      name: '',
      input: {},
      events: [
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
        { type: 'xstate.done.actor.verifyCode' },
        { type: 'xstate.error.actor.verifyCode', error: WRONG_CODE },
        { type: 'xstate.error.actor.verifyCode', error: OFFLINE },
        { type: 'password.typed' },
        { type: 'password.submitted', password: '' },
        { type: 'password.submitted', password: 'long enough' },
        { type: 'xstate.done.actor.setPassword' },
        { type: 'xstate.error.actor.setPassword', error: WRONG_CODE },
        { type: 'xstate.error.actor.setPassword', error: OFFLINE },
      ],
    },
    {
      name: 'reloaded after the code was sent',
      input: { email: 'aina@example.com', resendAt: 61_000 },
      events: [],
    },
  ],
};
