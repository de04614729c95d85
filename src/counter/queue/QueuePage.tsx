import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { Button } from '@kedai/ui/button/Button';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { useNow } from '@kedai/ui/hooks/useNow';
import { CheckIcon, CloseIcon } from '@kedai/ui/icons';
import { VisuallyHidden } from '@kedai/ui/layout/Text';
import { useState } from 'react';
import { queueText } from '../../text/counter/day';
import { ACTS } from '../../text/counter/orders';
import { Foot, FootBar, Page } from '../counter.styles';
import { useQueueInfiniteQuery } from '../counterApi';
import { Loaded } from '../live/Loaded';
import { Tab } from '../live/Tab';
import { useWakeLock } from '../live/useWakeLock';
import { Examples } from '../receipts/Examples';
import { UndoBar } from '../undo/UndoBar';
import { cardId, useCards } from '../useCards';
import { groupBySlot, type QueueGroup, type Step } from './groups';
import { OrderCard } from './OrderCard';
import { MoreOrders, ordersOf } from './OrderPages';
import { GroupTitle, List } from './QueuePage.styles';
import { useSteps } from './useSteps';

const TOGETHER = ['ready', 'out-for-delivery'] as const;

/** The orders to work on, by the time when they are due. */
export function QueuePage() {
  const query = useQueueInfiniteQuery();
  const now = useNow(30_000) ?? serverNow();
  useWakeLock();
  const { take, busy, problems, forget } = useSteps(query.refetch);
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(new Set());
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setTickedIds((current) => {
      const next = new Set(current);
      for (const id of ids)
        if (isTicked) next.add(id);
        else next.delete(id);
      return next;
    });

  const orders = ordersOf(query);
  const isListed = (id: string) => orders.some((order) => order.id === id);
  // A card stays until its problem has been read.
  const gone = [...problems.values()]
    .filter(({ order, retryable }) => !retryable && !isListed(order.id))
    .map(({ order }) => order);
  const cards = [...orders, ...gone];
  const noteActed = useCards(cards, queueText.left);
  const ticked = orders.filter(({ id }) => tickedIds.has(id));
  const step = (act: Step, chosen = ticked) => {
    noteActed(chosen.map(({ id }) => id));
    void take(act, chosen).then((done) => tick(done, false));
  };
  const toPrint = (as: string) =>
    `/print?orders=${ticked.map(({ id }) => encodeURIComponent(id)).join(',')}&as=${as}`;

  /** To try again is wrong once the order has changed. */
  const problemOf = ({ id, status }: CounterOrder): string | undefined => {
    const problem = problems.get(id);
    return problem?.retryable && problem.order.status !== status ? undefined : problem?.message;
  };

  const group = ({ title, says, isLate, orders: grouped }: QueueGroup) => (
    <section key={title} aria-label={title}>
      <GroupTitle $isLate={isLate}>
        <label>
          <input
            type="checkbox"
            aria-label={queueText.tickAll(title)}
            checked={grouped.every(({ id }) => tickedIds.has(id))}
            autoComplete="off"
            onChange={({ target }) =>
              tick(
                grouped.map(({ id }) => id),
                target.checked,
              )
            }
          />
        </label>
        <h2>{title}</h2>
        <span>
          {[
            says === 'slot' ? grouped[0]?.selection?.deliveryTime : '',
            queueText.count(grouped.length),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </GroupTitle>
      <List>
        {grouped.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              heading={says}
              controls={{
                isTicked: tickedIds.has(order.id),
                onTick: (isTicked) => tick([order.id], isTicked),
                busy: busy.get(order.id),
                onStep: (act) => step(act, [order]),
                problem: problemOf(order),
                onClose: isListed(order.id) ? undefined : () => forget([order.id]),
              }}
            />
          </li>
        ))}
      </List>
    </section>
  );

  return (
    <>
      <Tab page={queueText.title} />
      <Page>
        <VisuallyHidden as="h1">{queueText.title}</VisuallyHidden>
        <Loaded query={query} text={queueText}>
          {() =>
            cards.length === 0 ? (
              <EmptyState
                title={queueText.emptyTitle}
                text={queueText.emptyText}
                icon={<CheckIcon size={32} />}
              >
                <Examples isEmpty />
              </EmptyState>
            ) : (
              groupBySlot(cards, now).map(group)
            )
          }
        </Loaded>
        <MoreOrders query={query} />
      </Page>
      <Foot>
        <UndoBar />
        {ticked.length === 0 ? null : (
          <FootBar
            role="group"
            aria-label={queueText.withTicked}
            data-card={cardId(ticked[0]?.id ?? '')}
          >
            <div>
              <Button
                variant="quiet"
                aria-label={queueText.untick}
                onClick={() => setTickedIds(new Set())}
              >
                <CloseIcon size={18} />
              </Button>
              <span>{queueText.ticked(ticked.length)}</span>
            </div>
            <div>
              <ButtonLink variant="quiet" to={toPrint('slips')}>
                {queueText.print}
              </ButtonLink>
              <ButtonLink variant="quiet" to={toPrint('pick-list')}>
                {queueText.pickList}
              </ButtonLink>
            </div>
            <div>
              {TOGETHER.map((act) => (
                <Button
                  key={act}
                  variant="quiet"
                  busy={ticked.some(({ id }) => busy.get(id) === act)}
                  onClick={() => step(act)}
                >
                  {ACTS[act]}
                </Button>
              ))}
            </div>
          </FootBar>
        )}
      </Foot>
    </>
  );
}
