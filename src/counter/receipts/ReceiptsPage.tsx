import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { messageOf } from '@kedai/contract/calls/failure';
import { Button } from '@kedai/ui/button/Button';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { TextField } from '@kedai/ui/form/TextField';
import { useSubmit } from '@kedai/ui/form/useForm';
import { CheckIcon } from '@kedai/ui/icons';
import { Container, Section, Stack } from '@kedai/ui/layout/Layout';
import { Note, PageTitle } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { space } from '@kedai/ui/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { counterText } from '../../text/counter/counter';
import { receiptsText } from '../../text/counter/orders';
import { Cards } from '../counter.styles';
import { useWaitingReceiptsQuery } from '../counterApi';
import { Mails } from '../mails/Mails';
import { Stale } from '../Stale';
import { useLiveOptions } from '../useLiveOptions';
import { Examples } from './Examples';
import { cardId, ReceiptCard } from './ReceiptCard';

const OpenForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(1)};
  max-width: 440px;
`;

/** The receipts that wait, the oldest first. */
export function ReceiptsPage() {
  const { data, error, refetch, fulfilledTimeStamp } = useWaitingReceiptsQuery(
    undefined,
    useLiveOptions(),
  );
  const waiting = data?.waiting ?? 0;
  return (
    <Container>
      <title>{counterText.tab(receiptsText.tab(waiting))}</title>
      <Section style={{ paddingBlock: space(4) }}>
        <Stack $gap={3}>
          <Stack $gap={0.5}>
            <PageTitle>{receiptsText.title}</PageTitle>
            {waiting > 0 ? <Note>{receiptsText.count(waiting)}</Note> : null}
          </Stack>
          {data === undefined ? (
            <LoadState
              hasFailed={error !== undefined}
              label={receiptsText.loading}
              title={receiptsText.failed}
              message={messageOf(error, '')}
              onRetry={() => void refetch()}
            >
              <Cards aria-hidden="true">
                <Skeleton $height="280px" />
                <Skeleton $height="280px" />
              </Cards>
            </LoadState>
          ) : (
            <>
              <Stale error={error} since={fulfilledTimeStamp} />
              <Receipts orders={data.orders} refetch={refetch} />
              {data.orders.length > 0 ? <Examples isEmpty={false} /> : null}
              {waiting > data.orders.length ? (
                <Note>{receiptsText.more(data.orders.length)}</Note>
              ) : null}
            </>
          )}
          <OpenOrder />
          <Mails />
        </Stack>
      </Section>
    </Container>
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
  const noteActed = useChanges(cards);
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
            onActed={() => noteActed(order.id)}
          />
        </li>
      ))}
    </Cards>
  );
}

/**
 * Announces the receipts that come, and those that go by the hand of somebody else. When an own card goes with the focus,
 * the next one gets it.
 * @returns remembers the order on which somebody acts here
 */
function useChanges(cards: readonly CounterOrder[]): (orderId: string) => void {
  const shown = useRef(cards);
  const acted = useRef('');
  useEffect(() => {
    const before = shown.current;
    shown.current = cards;
    const missing = (from: readonly CounterOrder[], to: readonly CounterOrder[]) =>
      from.filter(({ id }) => !to.some((order) => order.id === id));
    const arrived = missing(cards, before);
    if (arrived.length > 0) toast.announce(receiptsText.arrived(arrived));
    for (const { id } of missing(before, cards)) {
      if (id !== acted.current) toast.announce(receiptsText.left(id));
      else if (document.activeElement === document.body) {
        const next = cards[before.findIndex((order) => order.id === id)] ?? cards.at(-1);
        const place = next === undefined ? 'main' : `#${cardId(next.id)}`;
        document.querySelector<HTMLElement>(place)?.focus();
      }
    }
  });
  return (orderId) => {
    acted.current = orderId;
  };
}

/** Opens any order by the number that its customer names. */
function OpenOrder() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const submitting = useSubmit((form) => {
    const { value } = form.elements.namedItem('number') as HTMLInputElement;
    const number = value.trim().toUpperCase();
    setProblem(number === '' ? receiptsText.openMissing : undefined);
    if (number !== '') navigate(`/orders/${encodeURIComponent(number)}`);
  });
  return (
    <OpenForm {...submitting} noValidate>
      <TextField
        name="number"
        label={receiptsText.openLabel}
        placeholder={receiptsText.openExample}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary">
        {receiptsText.open}
      </Button>
    </OpenForm>
  );
}
