import type { FlowModel } from '@kedai/flow-viewer/model';
import { passwordResetMachine } from '../passwordReset';
import { OFFLINE, refusal } from './failures';
import { codeEvents } from './mailedCode';

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
        ...codeEvents,
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
