import { toast } from '@kedai/ui/overlay/toast';
import { fromPromise } from 'xstate';
import { mailedCodeApi } from '../../api/mailedCodeApi';
import { userApi } from '../../api/userApi';
import { registrationMachine } from '../../machines/registration';
import { flushPendingWrites } from '../../state/cart/cartWrites';
import { completeSignIn } from '../../state/session/customerSession';
import { type AppDispatch, runEndpoint, tracing } from '../../state/thunk';
import { sessionText } from '../../text/account/signIn';
import { createMailedCodeActors } from '../shared/mailedCode.actors';

/** The machine with its effects: the API calls, the merge of the guest cart, and the countdown. */
export function createRegistrationMachine(dispatch: AppDispatch) {
  const { sendRegisterOtp, verifyRegisterOtp } = mailedCodeApi.endpoints;
  const { register } = userApi.endpoints;
  return registrationMachine.provide({
    actors: {
      ...createMailedCodeActors(dispatch, sendRegisterOtp, verifyRegisterOtp),
      register: fromPromise(async ({ input, ...effect }) => {
        // Pending changes belong to the guest cart.
        await dispatch(flushPendingWrites());
        await runEndpoint(dispatch, register.initiate(input, { track: false }), effect);
        toast.dismissErrors();
      }),
      mergeGuestCart: fromPromise(async (effect) => {
        const completed = dispatch((_, getState, ports) =>
          completeSignIn()(tracing.dispatchOf(effect, dispatch), getState, ports),
        );
        const { isPersisted, mergeFailure } = await completed;
        if (!isPersisted) toast.error(sessionText.signUp.cookiesBlocked);
        if (mergeFailure !== null) throw mergeFailure;
      }),
    },
  });
}
