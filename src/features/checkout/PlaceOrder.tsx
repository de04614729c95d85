import { useEffect, useState } from 'react';
import type { CheckoutInput } from '../../machines/checkout.types';
import { paths } from '../../paths';
import { useCart } from '../../store/cart';
import { useAppSelector, useAppStore, useClientStorage } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { selectIsRehydrated, selectSelection } from '../../store/selection';
import { selectCustomer, selectSessionStatus } from '../../store/session';
import { placeOrderText } from '../../text/checkout';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { BagIcon } from '../../ui/icons';
import { Container, Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { Loading } from '../../ui/Loading';
import { PageTitle } from '../../ui/Text';
import { useErrorToast } from '../../ui/useErrorToast';
import { CheckoutPage } from './checkout.styles';
import { createCheckoutInput } from './draft';
import { OrderForm } from './form/OrderForm';
import { OrderFormSkeleton } from './form/OrderFormSkeleton';
import { UnavailableLines } from './form/UnavailableLines';
import { hasUnacknowledgedOrder, selectSubmitStep } from './ordering';
import { useOrdering, usePlaceOrder } from './usePlaceOrder';

const crumbs = [
  { label: placeOrderText.breadcrumb.home, to: paths.home },
  { label: placeOrderText.breadcrumb.cart, to: paths.cart },
  { label: placeOrderText.breadcrumb.checkout },
];

/** The initial input of the form, including a draft from before a reload. Null until storage and session are known. */
function useFormInput(): CheckoutInput | null {
  const store = useAppStore();
  const { tab } = useClientStorage();
  const isRemembered = useAppSelector(selectIsRehydrated);
  const isChecking = useAppSelector(selectSessionStatus) === 'checking';
  const [input, setInput] = useState<CheckoutInput | null>(null);
  useEffect(() => {
    if (!isRemembered || isChecking) return;
    const state = store.getState();
    const port = { storage: tab, owner: selectCustomer(state), now: () => Date.now() };
    setInput(
      (known) => known ?? createCheckoutInput(port, selectProfile(state), selectSelection(state)),
    );
  }, [isRemembered, isChecking, store, tab]);
  return input;
}

/** The order form of a signed-in customer (spec §2 "Place order"). */
export function PlaceOrder() {
  const cart = useCart();
  const input = useFormInput();
  useErrorToast(cart.failure);
  return (
    <CheckoutPage>
      <Container>
        <Breadcrumb crumbs={crumbs} />
        {cart.failure ? (
          <LoadFailure
            as="h1"
            title={placeOrderText.loadFailed}
            message={placeOrderText.loadFailedText}
            onRetry={cart.retry}
          />
        ) : cart.isLoading || input === null ? (
          <Loading label={placeOrderText.loading} onRetry={cart.retry}>
            <OrderFormSkeleton />
          </Loading>
        ) : (
          <LoadedForm input={input} cart={cart} />
        )}
      </Container>
    </CheckoutPage>
  );
}

function LoadedForm({
  input,
  cart,
}: {
  readonly input: CheckoutInput;
  readonly cart: ReturnType<typeof useCart>;
}) {
  const flow = usePlaceOrder(input, cart);
  const isInDoubt = useOrdering(flow, hasUnacknowledgedOrder);
  const isReady = useOrdering(flow, (ordering) => selectSubmitStep(ordering) === 'ready');
  // The unacknowledged order may have emptied the cart, so the form is hidden until that is known.
  if (cart.lines.length === 0 && isInDoubt) {
    return (
      <EmptyState
        as="h1"
        title={placeOrderText.unansweredTitle}
        text={placeOrderText.unansweredText}
        icon={<BagIcon size={32} />}
      >
        <Button busy={!isReady} onClick={flow.resendOrder}>
          {placeOrderText.findOut}
        </Button>
      </EmptyState>
    );
  }
  // The cart is emptied while an order is sent. Only an idle form reports an empty cart.
  if (cart.lines.length === 0 && isReady) {
    return (
      <EmptyState
        as="h1"
        title={placeOrderText.emptyTitle}
        text={placeOrderText.emptyText}
        icon={<BagIcon size={32} />}
      >
        <ButtonLink to={paths.collection}>{placeOrderText.emptyAction}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack $gap={4}>
      <PageTitle>{placeOrderText.title}</PageTitle>
      <UnavailableLines
        lines={cart.lines}
        isLocked={!isReady}
        onRemove={(line) => cart.setQuantity(line, 0)}
      />
      <OrderForm flow={flow} lines={cart.lines} subtotal={cart.amount} />
    </Stack>
  );
}
