import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cartApi } from '../../api/cartApi';
import { EMPTY_CART } from '../../contract/cartData';
import type { checkoutMachine } from '../../machines/checkout';
import type { CheckoutInput } from '../../machines/checkout.types';
import { inspectOptions } from '../../machines/inspectOptions';
import { paths } from '../../paths';
import type { AppDispatch } from '../../store/createStore';
import { useAppDispatch } from '../../store/hooks';
import { syncSelectionFromStorage } from '../../store/selection';
import { serviceChangeStarted } from '../../store/slices';
import { placeOrderText } from '../../text/checkout';
import { toast } from '../../ui/toast';

/** The browser's address bar; replaced by a path outside the shop when a card is paid. */
const leaveFor = (url: string): void => window.location.assign(url);

/**
 * Starts the chart `checkout` in this page: its effects, its toasts, and where it leads. `input` and the effects that
 * `provide` gives it count once; another order needs another component (a `key`).
 */
export function useLiveCheckout(
  input: CheckoutInput,
  provide: (dispatch: AppDispatch) => typeof checkoutMachine,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [machine] = useState(() => provide(dispatch));
  const actor = useActorRef(machine, { input, ...inspectOptions });

  useEffect(() => {
    const subscriptions = [
      actor.on('toast', ({ kind, text }) => toast[kind](text)),
      actor.on('navigate', ({ to }) => navigate(paths.checkout(to.order), { replace: true })),
      actor.on('redirect', ({ url }) => leaveFor(url)),
      actor.on('earlierOrderFound', () => toast.error(placeOrderText.earlierOrder)),
      actor.on('selectionRefused', ({ hasChanged }) => {
        dispatch(syncSelectionFromStorage());
        if (!hasChanged) dispatch(serviceChangeStarted());
      }),
      actor.on('cartEmptied', () =>
        dispatch(
          cartApi.util.updateQueryData('get', undefined, (cart) => ({
            ...cart,
            cartData: EMPTY_CART,
          })),
        ),
      ),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, dispatch, navigate]);

  return { actor, machine };
}
