import { messageOf } from '@kedai/contract/calls/failure';
import type { Order } from '@kedai/contract/calls/order';
import { ORDERS_PAGE_SIZE } from '@kedai/contract/rules/limits';
import { Button } from '@kedai/ui/button/Button';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadAlert, LoadState, Skeleton, StillLoading } from '@kedai/ui/feedback/Loading';
import { useFocusSectionOnUnmount } from '@kedai/ui/hooks/useFocusSectionOnUnmount';
import { BagIcon } from '@kedai/ui/icons';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { Note, PageTitle } from '@kedai/ui/layout/Text';
import { paths } from '../../paths';
import { ordersText } from '../../text/order/orders';
import { OrderCard } from './OrderCard';
import { useOrders } from './useOrders';

export function Orders() {
  const list = useOrders();
  const { orders, error, retry } = list;
  return (
    <Container>
      <Section>
        {/* Limits the width so that a name and its price are not too far apart. */}
        <Stack $gap={4} style={{ maxWidth: '960px', marginInline: 'auto' }}>
          <PageTitle>{ordersText.title}</PageTitle>
          {orders === undefined ? (
            <LoadState
              hasFailed={error !== undefined}
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
          ) : (
            <OrderList orders={orders} />
          )}
          {/* Stays mounted, because it holds the focus when a button in it is removed. */}
          <section>{orders?.length ? <MoreOrders list={list} /> : null}</section>
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
  return (
    <Stack as="ul" $gap={3}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Stack>
  );
}

type List = ReturnType<typeof useOrders>;

/** What follows the listed orders: their number, and the button for older ones or why those could not be loaded. */
function MoreOrders({ list }: { readonly list: List }) {
  const { orders = [], total, isLoading, hasMore, error, retry, showMore } = list;
  const hasPages = hasMore || orders.length > ORDERS_PAGE_SIZE;
  return (
    <Stack $align="center">
      <Note role="status">{hasPages ? ordersText.shownOf(orders.length, total) : ''}</Note>
      {error !== undefined ? (
        <LoadAlert message={ordersText.moreFailed(messageOf(error, ''))} onRetry={retry} />
      ) : isLoading || hasMore ? (
        <MoreButton isLoading={isLoading} onClick={showMore} />
      ) : null}
      {isLoading ? <StillLoading onRetry={retry} /> : null}
    </Stack>
  );
}

function MoreButton(props: { readonly isLoading: boolean; readonly onClick: () => void }) {
  const button = useFocusSectionOnUnmount<HTMLButtonElement>();
  return (
    <Button ref={button} variant="secondary" busy={props.isLoading} onClick={props.onClick}>
      {ordersText.moreOrders}
    </Button>
  );
}
