import type { FlowModel } from '@kedai/flow-viewer/model';
import { registrationMachine } from '../registration';
import { OFFLINE, refusal } from './failures';
import { codeEvents } from './mailedCode';

/** All events of the registration. */
export const registrationModel: FlowModel = {
  name: 'registration',
  machine: registrationMachine,
  initialInputs: [
    {
      name: '',
      input: {},
      events: [
        ...codeEvents,
        { type: 'xstate.done.actor.verifyCode' },
        { type: 'xstate.error.actor.verifyCode', error: refusal('No.', 'invalid-otp') },
        { type: 'name.typed', name: 'Aina' },
        { type: 'password.typed' },
        { type: 'details.submitted', password: '' },
        { type: 'details.submitted', password: 'long enough' },
        { type: 'xstate.done.actor.register' },
        { type: 'xstate.error.actor.register', error: refusal('No.', 'email-taken') },
        { type: 'xstate.error.actor.register', error: refusal('No.', 'email-not-verified') },
        { type: 'xstate.done.actor.mergeGuestCart' },
        { type: 'xstate.error.actor.mergeGuestCart', error: OFFLINE },
      ],
    },
    {
      name: 'reloaded after the code was sent',
      input: { email: 'aina@example.com', resendAt: 61_000 },
      events: [],
    },
    {
      name: 'reloaded after the code was verified',
      input: { email: 'aina@example.com', resendAt: 61_000, isVerified: true, name: 'Aina' },
      events: [],
    },
  ],
};
