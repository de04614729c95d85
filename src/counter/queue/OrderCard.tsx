import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { ORDER_STATUS, statusTone } from '@kedai/contract/rules/orderStatus';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { Button } from '@kedai/ui/button/Button';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { Alert } from '@kedai/ui/feedback/Alert';
import { StatusBadge } from '@kedai/ui/feedback/StatusBadge';
import { Note, Strong } from '@kedai/ui/layout/Text';
import { Price } from '@kedai/ui/product/Price';
import type { ReactNode } from 'react';
import { queueText } from '../../text/counter/day';
import { ACTS, orderText } from '../../text/counter/orders';
import { shortDay } from '../../text/dates/calendarDay';
import { lineOf, receiverOf, totalOf, WhatsAppLink } from '../order/OrderParts';
import { OverBy } from '../slots/OverBy';
import { cardId } from '../useCards';
import { isPickup, nextStep, type QueueGroup, type Step } from './groups';
import {
  Acts,
  CustomerNote,
  Frame,
  Head,
  Lines,
  More,
  Next,
  State,
  Tick,
  Where,
} from './OrderCard.styles';

/** What can be done with an order in its list. */
export interface CardControls {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly busy: Step | undefined;
  readonly onStep: (act: Step) => void;
  /** Why the last step was not done. */
  readonly problem: string | undefined;
  /** Set when the order has left the list: only its problem keeps the card. */
  readonly onClose: (() => void) | undefined;
}

/** The hours of a slot, with their day unless that is today. */
function slotText(day: string, hours: string): string {
  const { today } = shopTime(serverNow());
  return day === today ? hours : lineOf(shortDay(day, today), hours);
}

/** An order, readable without opening it. @param heading what the heading above says of its slot */
export function OrderCard({
  order,
  heading = 'nothing',
  controls,
}: {
  readonly order: CounterOrder;
  readonly heading?: QueueGroup['says'];
  readonly controls?: CardControls;
}) {
  const { id, address, selection, note, status } = order;
  return (
    <Frame
      as="article"
      id={cardId(id)}
      tabIndex={-1}
      aria-label={orderText.title(id)}
      $hasTick={controls !== undefined}
    >
      {controls ? (
        <Tick>
          <input
            type="checkbox"
            aria-label={queueText.tick(id)}
            checked={controls.isTicked}
            autoComplete="off"
            onChange={({ target }) => controls.onTick(target.checked)}
          />
        </Tick>
      ) : null}
      <Head>
        <Strong>{id}</Strong>
        <p>
          <bdi>{receiverOf(order)}</bdi>
          {order.isExample ? <span>{` · ${orderText.example}`}</span> : null}
        </p>
      </Head>
      <Lines>
        <ul>
          {order.items.map(({ id: item, name, feature, quantity }) => (
            <li key={`${item ?? name}/${feature ?? ''}`}>
              <b>{`${quantity} × `}</b>
              <span>{lineOf(name, feature ?? '')}</span>
            </li>
          ))}
        </ul>
      </Lines>
      {note ? (
        <CustomerNote>
          <bdi>{note}</bdi>
        </CustomerNote>
      ) : null}
      <Where>
        {selection && heading !== 'slot' ? (
          <b>
            {heading === 'day'
              ? selection.deliveryTime
              : slotText(selection.calendarDate, selection.deliveryTime)}
          </b>
        ) : null}
        {isPickup(order) ? (
          <span>{orderText.pickup}</span>
        ) : (
          <bdi>{lineOf(address.street, `${address.zipcode} ${address.city}`.trim())}</bdi>
        )}
      </Where>
      <State>
        <StatusBadge $tone={statusTone(status)}>{status}</StatusBadge>
        <OverBy count={order.overBy} />
        <Strong>
          <Price sen={totalOf(order)} />
        </Strong>
      </State>
      <Acts>
        {controls ? (
          <Next>
            <NextStep order={order} {...controls} />
          </Next>
        ) : null}
        <WhatsAppLink order={order} />
        <More to={`/orders/${encodeURIComponent(id)}`} aria-label={queueText.moreAbout(id)}>
          {queueText.more}
        </More>
      </Acts>
      {controls?.problem ? <Alert>{controls.problem}</Alert> : null}
    </Frame>
  );
}

function NextStep({
  order,
  busy,
  onStep,
  onClose,
}: CardControls & { readonly order: CounterOrder }): ReactNode {
  const step = nextStep(order);
  if (onClose)
    return (
      <Button variant="secondary" onClick={onClose}>
        {queueText.close}
      </Button>
    );
  if (step !== undefined) {
    return (
      <Button
        busy={busy !== undefined}
        onClick={({ detail }) => {
          // The second click of a double click is not meant for the step after this one.
          if (detail < 2) onStep(step);
        }}
      >
        {ACTS[busy ?? step]}
      </Button>
    );
  }
  if (order.status === ORDER_STATUS.paymentSubmitted) {
    return (
      <ButtonLink to={`/orders/${encodeURIComponent(order.id)}`} variant="secondary">
        {queueText.seeReceipt}
      </ButtonLink>
    );
  }
  return <Note>{queueText.unpaid}</Note>;
}
