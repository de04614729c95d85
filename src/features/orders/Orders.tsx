import { messageOf } from '@kedai/contract/failure';
import type { Order } from '@kedai/contract/order';
import { ButtonLink } from '@kedai/ui/ButtonLink';
import { EmptyState } from '@kedai/ui/EmptyState';
import { BagIcon } from '@kedai/ui/icons';
import { Container, Section, Stack } from '@kedai/ui/Layout';
import { LoadState, Skeleton } from '@kedai/ui/Loading';
import { PageTitle } from '@kedai/ui/Text';
import { orderApi, useUserOrdersQuery } from '../../api/orderApi';
import { paths } from '../../paths';
import { useRetry } from '../../state/hooks';
import { ordersText } from '../../text/orders';
import { OrderCard } from './OrderCard';

export function Orders() {
  const { data, error, isFetching, refetch } = useUserOrdersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const retry = useRetry(orderApi.util.getRunningQueryThunk('userorders', undefined), refetch);
  return (
    <Container>
      <Section>
        {/* Limits the width so that a name and its price are not too far apart. */}
        <Stack $gap={4} style={{ maxWidth: '960px', marginInline: 'auto' }}>
          <PageTitle>{ordersText.title}</PageTitle>
          {data ? <OrderList orders={data.orders} /> : null}
          {data?.olderOrders === undefined ? null : <p>{ordersText.older(data.olderOrders)}</p>}
          {data ? null : (
            <LoadState
              hasFailed={error !== undefined && !isFetching}
              label={ordersText.loading}
              title={ordersText.failed}
              message={messageOf(error, '')}
              onRetry={retry}
            >
              <Stack $gap={3} aria-hidden="true">
                <Skeleton $height="320px" />
                <Skeleton $height="320px" />
              </Stack>
            </LoadState>
          )}
        </Stack>
      </Section>
    </Container>
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
  // The newest first (spec §2), because the server's order is not specified.
  const newestFirst = orders.toSorted((one, other) => other.date - one.date);
  return (
    <Stack as="ul" $gap={3}>
      {newestFirst.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Stack>
  );
}
