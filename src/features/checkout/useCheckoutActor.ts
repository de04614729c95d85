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

/**
 * Starts the `checkout` machine with its effects, and handles its toasts and navigation. `input` and `provide` are read
 * once, so another order needs another component instance (a `key`).
 */
export function useCheckoutActor(
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
      actor.on('redirect', ({ url }) => window.location.assign(url)),
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

  return actor;
}
