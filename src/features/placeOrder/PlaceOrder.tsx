import type { CartLine } from '@kedai/contract/rules/totals';
import { lineName } from '@kedai/contract/text/values';
import { Button } from '@kedai/ui/button/Button';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { Alert } from '@kedai/ui/feedback/Alert';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState } from '@kedai/ui/feedback/Loading';
import { useErrorToast } from '@kedai/ui/feedback/useErrorToast';
import { BagIcon } from '@kedai/ui/icons';
import { Breadcrumb } from '@kedai/ui/layout/Breadcrumb';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { PageTitle } from '@kedai/ui/layout/Text';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { paths } from '../../paths';
import { useCart } from '../../state/cart/useCart';
import { selectProfile } from '../../state/device/profile';
import { selectIsRehydrated, selectSelection } from '../../state/device/selection';
import { useAppSelector, useAppStore, useClientStorage } from '../../state/hooks';
import { selectCustomer } from '../../state/session/customerSession';
import { placeOrderText } from '../../text/order/checkout';
import { CheckoutPage } from '../shared/orderSummary/orderSummary.styles';
import { createPlaceOrderInput } from './draft';
import { OrderForm } from './form/OrderForm';
import { OrderFormSkeleton } from './form/OrderFormSkeleton';
import { useBusyText, usePlaceOrder } from './usePlaceOrder';

const crumbs = [
  { label: placeOrderText.breadcrumb.home, to: paths.home },
  { label: placeOrderText.breadcrumb.cart, to: paths.cart },
  { label: placeOrderText.breadcrumb.checkout },
];

export function PlaceOrder() {
  const cart = useCart();
  const isRemembered = useAppSelector(selectIsRehydrated);
  useErrorToast(cart.failure);
  return (
    <CheckoutPage>
      <Breadcrumb crumbs={crumbs} />
      {cart.failure || cart.isLoading || !isRemembered ? (
        <LoadState
          as="h1"
          hasFailed={cart.failure !== undefined}
          label={placeOrderText.loading}
          title={placeOrderText.loadFailed}
          message={placeOrderText.loadFailedText}
          onRetry={cart.retry}
        >
          <OrderFormSkeleton />
        </LoadState>
      ) : (
        <LoadedForm cart={cart} />
      )}
    </CheckoutPage>
  );
}

function LoadedForm({ cart }: { readonly cart: ReturnType<typeof useCart> }) {
  const store = useAppStore();
  const { tab } = useClientStorage();
  const [input] = useState(() => {
    const state = store.getState();
    const owner = selectCustomer(state);
    return createPlaceOrderInput(tab, owner, selectProfile(state), selectSelection(state));
  });
  const { lines, amount, setQuantity } = cart;
  const flow = usePlaceOrder(input, lines);
  const { actor, latestDraft } = flow;
  const isReady = useBusyText(actor) === null;
  // The order of unknown outcome may have emptied the cart, so the form is hidden until that is known.
  const isOutcomeUnknown = useSelector(actor, ({ context }) => context.outcomeUnknown !== null);
  // The cart is emptied while an order is sent. Only an idle form reports an empty cart.
  if (lines.length === 0 && (isOutcomeUnknown || isReady)) {
    return (
      <EmptyState
        as="h1"
        title={isOutcomeUnknown ? placeOrderText.outcomeUnknownTitle : placeOrderText.emptyTitle}
        text={isOutcomeUnknown ? placeOrderText.outcomeUnknownText : placeOrderText.emptyText}
        icon={<BagIcon size={32} />}
      >
        {isOutcomeUnknown ? (
          <Button
            busy={!isReady}
            onClick={() => actor.send({ type: 'order.resent', draft: latestDraft.current })}
          >
            {placeOrderText.findOut}
          </Button>
        ) : (
          <ButtonLink to={paths.collection}>{placeOrderText.emptyAction}</ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <Stack $gap={4}>
      <PageTitle>{placeOrderText.title}</PageTitle>
      <UnavailableLines
        lines={lines}
        isLocked={!isReady}
        onRemove={(line) => setQuantity(line, 0)}
      />
      <OrderForm flow={flow} lines={lines} subtotal={amount} />
    </Stack>
  );
}

const nameOf = ({ name, feature }: CartLine) => (name ? lineName(name, feature) : undefined);

/** The cart lines whose products are no longer sold. They are not part of the order, and each can be removed. */
function UnavailableLines({
  lines,
  isLocked,
  onRemove,
}: {
  readonly lines: readonly CartLine[];
  readonly isLocked: boolean;
  readonly onRemove: (line: CartLine) => void;
}) {
  const unavailable = lines.filter(({ product }) => product === undefined);
  if (unavailable.length === 0) return null;
  const names = unavailable.flatMap((line) => nameOf(line) ?? []);
  return (
    <Stack $gap={1}>
      <Alert kind="info">{placeOrderText.unavailableLines(names)}</Alert>
      <Row $gap={1}>
        {unavailable.map((line) => (
          <Button
            key={`${line.itemId}/${line.feature}`}
            variant="secondary"
            busy={isLocked}
            onClick={() => onRemove(line)}
          >
            {placeOrderText.removeLine(nameOf(line))}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
