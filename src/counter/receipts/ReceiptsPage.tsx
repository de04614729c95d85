import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { CheckIcon } from '@kedai/ui/icons';
import { Section, Stack } from '@kedai/ui/layout/Layout';
import { Note, PageTitle } from '@kedai/ui/layout/Text';
import { space } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { receiptsText } from '../../text/counter/orders';
import { Cards, Foot, Page } from '../counter.styles';
import { useWaitingReceiptsQuery } from '../counterApi';
import { Loaded } from '../live/Loaded';
import { Tab } from '../live/Tab';
import { Mails } from '../mails/Mails';
import { UndoBar } from '../undo/UndoBar';
import { useCards } from '../useCards';
import { Examples } from './Examples';
import { ReceiptCard } from './ReceiptCard';

/** The receipts that wait, the oldest first. */
export function ReceiptsPage() {
  const query = useWaitingReceiptsQuery();
  return (
    <>
      <Page>
        <Tab page={receiptsText.short} />
        <Section style={{ paddingBlock: space(4) }}>
          <Stack $gap={3}>
            <PageTitle>{receiptsText.title}</PageTitle>
            <Loaded query={query} text={receiptsText}>
              {({ orders, waiting }) => (
                <>
                  {waiting > 0 ? <Note>{receiptsText.count(waiting)}</Note> : null}
                  <Receipts orders={orders} refetch={query.refetch} />
                  {orders.length > 0 ? <Examples isEmpty={false} /> : null}
                  {waiting > orders.length ? <Note>{receiptsText.more(orders.length)}</Note> : null}
                </>
              )}
            </Loaded>
            <Mails />
          </Stack>
        </Section>
      </Page>
      <Foot>
        <UndoBar />
      </Foot>
    </>
  );
}

const sentAt = ({ receipt, date }: CounterOrder): number => receipt?.uploadedAt ?? date;

function Receipts({
  orders,
  refetch,
}: {
  readonly orders: readonly CounterOrder[];
  readonly refetch: () => PromiseLike<unknown>;
}) {
  /** The orders on which somebody works here; their cards stay. */
  const [held, setHeld] = useState<readonly CounterOrder[]>([]);
  const hold = (order: CounterOrder, isHeld: boolean) =>
    setHeld((current) => [
      ...current.filter(({ id }) => id !== order.id),
      ...(isHeld ? [order] : []),
    ]);
  const isWaiting = ({ id }: CounterOrder) => orders.some((order) => order.id === id);
  const cards = [...orders, ...held.filter((order) => !isWaiting(order))].toSorted(
    (one, other) => sentAt(one) - sentAt(other),
  );
  const noteActed = useCards(cards, receiptsText.left);
  if (cards.length === 0) {
    return (
      <EmptyState
        title={receiptsText.emptyTitle}
        text={receiptsText.emptyText}
        icon={<CheckIcon size={32} />}
      >
        <Examples isEmpty />
      </EmptyState>
    );
  }
  return (
    <Cards>
      {cards.map((order) => (
        <li key={order.id}>
          <ReceiptCard
            order={order}
            isGone={!isWaiting(order)}
            refetch={refetch}
            onHold={(isHeld) => hold(order, isHeld)}
            onActed={() => noteActed([order.id])}
          />
        </li>
      ))}
    </Cards>
  );
}
