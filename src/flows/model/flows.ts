import type { AnyStateMachine } from 'xstate';
import { checkoutMachine } from '../../machines/checkout';
import { passwordResetMachine } from '../../machines/passwordReset';
import { registrationMachine } from '../../machines/registration';
import { serviceSelectionMachine } from '../../machines/serviceSelection';
import type { FlowId } from './flowIds';

export { FLOWS, type FlowId } from './flowIds';

/** The machine of each flow, with placeholders for its effects. */
export const machines: Readonly<Record<FlowId, AnyStateMachine>> = {
  serviceSelection: serviceSelectionMachine,
  registration: registrationMachine,
  passwordReset: passwordResetMachine,
  checkout: checkoutMachine,
};

export const flowNames: Readonly<Record<FlowId, string>> = {
  serviceSelection: 'Service selection',
  registration: 'Registration',
  passwordReset: 'Password reset',
  checkout: 'Checkout',
};
