import type { AnyStateMachine } from 'xstate';
import { checkoutMachine } from '../../machines/checkout';
import { passwordResetMachine } from '../../machines/passwordReset';
import { registrationMachine } from '../../machines/registration';
import { serviceSelectionMachine } from '../../machines/serviceSelection';
import type { FlowId } from './flowIds';

export { FLOWS, type FlowId, isFlowId } from './flowIds';

/** The chart of each flow; its effects are holes. */
export const machines: Readonly<Record<FlowId, AnyStateMachine>> = {
  serviceSelection: serviceSelectionMachine,
  registration: registrationMachine,
  passwordReset: passwordResetMachine,
  checkout: checkoutMachine,
};

/** What a flow is called where people read it. */
export const flowNames: Readonly<Record<FlowId, string>> = {
  serviceSelection: 'Service selection',
  registration: 'Registration',
  passwordReset: 'Password reset',
  checkout: 'Checkout',
};
