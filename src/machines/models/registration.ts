import type { FlowModel } from '@kedai/flow-viewer/model';
import { registrationMachine } from '../registration';
import { OFFLINE, refusal } from './failures';

/** All events of the registration. */
export const registrationModel: FlowModel = {
  name: 'registration',
  machine: registrationMachine,
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
