import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { Button } from '@kedai/ui/button/Button';
import { Row } from '@kedai/ui/layout/Layout';
import { useEffect, useState } from 'react';
import { queueText } from '../../text/counter/day';
import type { OrdersPage } from '../counterApi';

/** A list of orders, page by page. */
interface Query {
  readonly data?: { readonly pages: readonly OrdersPage[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => PromiseLike<{ readonly isError: boolean }>;
}

/** Its orders, each once: one may move to another page between two requests. */
export const ordersOf = ({ data }: Pick<Query, 'data'>): readonly CounterOrder[] => {
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return [...new Map(orders.map((order) => [order.id, order])).values()];
};

export const countOf = ({ data }: Pick<Query, 'data'>): number => data?.pages.at(-1)?.count ?? 0;

export function MoreOrders({ query }: { readonly query: Query }) {
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = data?.pages.length ?? 0;
  /** While the list is loaded again, it takes no other request. */
  const [wanted, setWanted] = useState(1);
  const isWanted = hasNextPage && pages < wanted;
  useEffect(() => {
    if (!isWanted || isFetching) return;
    void fetchNextPage().then(({ isError }) => {
      if (isError) setWanted(1);
    });
  }, [isWanted, isFetching, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <Row $justify="center" style={{ paddingBlock: '16px' }}>
      <Button variant="secondary" busy={isWanted} onClick={() => setWanted(pages + 1)}>
        {queueText.moreOrders(countOf(query) - ordersOf(query).length)}
      </Button>
    </Row>
  );
}
