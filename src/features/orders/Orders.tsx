import { styled } from 'styled-components';
import { orderApi, useUserOrdersQuery } from '../../api/orderApi';
import type { Failure } from '../../contract/failure';
import type { Order } from '../../contract/order';
import { paths } from '../../paths';
import { useRetry } from '../../store/useRetry';
import { ordersText } from '../../text/orders';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { BagIcon } from '../../ui/icons';
import { Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { Loading } from '../../ui/Loading';
import { PageTitle } from '../../ui/Text';
import { OrderCard } from './OrderCard';
import { OrdersSkeleton } from './OrdersSkeleton';

/** Sorts the newest first (spec §2), because the server's order is not specified. */
export function newestFirst(orders: readonly Order[]): readonly Order[] {
  return orders.toSorted((one, other) => other.date - one.date);
}

/** Limits the width so that a name and its price are not too far apart. */
const Page = styled(Stack)`
  max-width: 960px;
  margin-inline: auto;
`;

/** A customer's orders (spec §2 "Orders"). */
export function Orders() {
  const orders = useUserOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const running = orderApi.util.getRunningQueryThunk('userorders', undefined);
  const retry = useRetry(running, orders.refetch);
  const failure = orders.isFetching ? undefined : (orders.error as Failure | undefined);
  return (
    <Page $gap={4}>
      <PageTitle>{ordersText.title}</PageTitle>
      {orders.data === undefined ? (
        <LoadingOrFailure failure={failure} onRetry={retry} />
      ) : (
        <OrderList orders={orders.data.orders} />
      )}
      {orders.data?.olderOrders === undefined ? null : (
        <p>{ordersText.older(orders.data.olderOrders)}</p>
      )}
    </Page>
  );
}

function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState
        title={ordersText.emptyTitle}
        text={ordersText.emptyText}
        icon={<BagIcon size={32} />}
      >
        <ButtonLink to={paths.collection}>{ordersText.emptyAction}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack as="ul" $gap={3}>
      {newestFirst(orders).map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Stack>
  );
}

function LoadingOrFailure({
  failure,
  onRetry,
}: {
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}) {
  if (failure === undefined) {
    return (
      <Loading label={ordersText.loading} onRetry={onRetry}>
        <OrdersSkeleton />
      </Loading>
    );
  }
  return <LoadFailure title={ordersText.failed} message={failure.message} onRetry={onRetry} />;
}
