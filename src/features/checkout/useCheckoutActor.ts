import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { checkoutMachine } from '../../machines/checkout';
import type { CheckoutInput } from '../../machines/checkout.types';
import { inspectOptions } from '../../machines/inspectOptions';
import { paths } from '../../paths';
import { emptyCart } from '../../store/cartWrites';
import { useAppDispatch } from '../../store/hooks';
import { syncSelectionFromStorage } from '../../store/selection';
import { serviceChangeStarted } from '../../store/slices';
import type { AppDispatch } from '../../store/thunk';
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
      actor.on('cartEmptied', () => dispatch(emptyCart())),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, dispatch, navigate]);

  return actor;
}
