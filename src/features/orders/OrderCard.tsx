import type { Order } from '@kedai/contract/calls/order';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { ORDER_ITEMS_COLLAPSED, PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { addMoney } from '@kedai/contract/rules/money';
import {
  hasEnded,
  ORDER_STATUS,
  paymentDeadline,
  statusTone,
} from '@kedai/contract/rules/orderStatus';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { choiceName, statusName } from '@kedai/contract/text/values';
import { Button } from '@kedai/ui/button/Button';
import { ButtonExternal, ButtonLink } from '@kedai/ui/button/ButtonLink';
import { Countdown } from '@kedai/ui/feedback/Countdown';
import { StatusBadge } from '@kedai/ui/feedback/StatusBadge';
import { WhatsAppIcon } from '@kedai/ui/icons';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Slot } from '@kedai/ui/layout/Slot';
import { ItemLines } from '@kedai/ui/product/ItemLine';
import { Price } from '@kedai/ui/product/Price';
import { media, radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { shop } from '../../shop';
import { shortDay } from '../../text/dates/calendarDay';
import { orderDay } from '../../text/dates/orderDay';
import { ordersText } from '../../text/order/orders';
import { OrderAgain } from '../shared/OrderAgain';
import { refusalOf } from '../shared/refusal';
import { sellerContact } from './sellerContact';

const CardFrame = styled.li`
  background: ${s('surface')};
  border: 1px solid ${s('line')};
  border-radius: ${radius.medium};
  container-type: inline-size;
`;

const Part = styled.div`
  padding: ${space(2)} ${space(2.5)};
  border-top: 1px solid ${s('line')};

  &:first-child {
    border-top: 0;
  }
  ${media.tablet} {
    padding-inline: ${space(3)};
  }
`;

const OrderNumber = styled.p`
  font-size: ${textSize.small};
  font-weight: 600;
  overflow-wrap: anywhere;

  ${media.tablet} {
    font-size: ${textSize.body};
  }
`;

const Facts = styled(Row)`
  row-gap: 2px;
  margin-top: ${space(0.5)};
  color: ${s('textSoft')};
  font-size: ${textSize.small};

  strong {
    color: ${s('text')};
    font-weight: 500;
  }
  > strong {
    width: 100%;
    font-weight: 600;
  }
`;

const Body = styled(Part)`
  padding-block: ${space(0.5)};
`;

const Foot = styled(Part)`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding-bottom: ${space(2.5)};

  ${media.tablet} {
    flex-direction: row-reverse;
    align-items: flex-end;
    justify-content: space-between;
  }
`;

/** Aligned below the right-aligned prices of the lines. */
const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: ${space(0.5)} ${space(4)};

  dd {
    text-align: right;
  }
  > :nth-last-child(-n + 2) {
    font-size: ${textSize.lead};
    font-weight: 600;
  }
  @container (width < 16rem) {
    grid-template-columns: 1fr;
  }
`;

const Actions = styled(Stack)`
  ${media.tablet} {
    flex-direction: row;
    align-items: center;
  }
`;

/** Reserves its height until the time is known. */
const TimeLeft = styled.p`
  min-height: 1lh;
  margin-bottom: ${space(1)};
  color: ${s('onWaitingSoft')};
  font-size: ${textSize.small};
  font-weight: 500;
`;

/** The orders whose items are all shown, so that Back finds the page at its height. */
const openOrders = new Set<string>();

export function OrderCard({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(openOrders.has(order.id));
  const toggle = () => {
    if (isOpen) openOrders.delete(order.id);
    else openOrders.add(order.id);
    setOpen(!isOpen);
  };
  const itemsId = useId();
  const { items, note, price, selection } = order;
  /** Whether Pick Up was chosen although orders are only delivered. */
  const isDeliveredInstead =
    selection?.serviceType === 'pickup' && order.status !== ORDER_STATUS.cancelled;
  const hasMore = items.length > ORDER_ITEMS_COLLAPSED;
  const visibleItems = isOpen ? items : items.slice(0, ORDER_ITEMS_COLLAPSED);
  return (
    <CardFrame aria-label={ordersText.order(order.id)}>
      <Part>
        <Row $justify="space-between" $gap={1}>
          <OrderNumber>{ordersText.order(order.id)}</OrderNumber>
          <StatusBadge $tone={statusTone(order.status)}>{statusName(order.status)}</StatusBadge>
        </Row>
        <Facts $gap={3} $align="start">
          {isDeliveredInstead ? <strong>{ordersText.pickupDelivered}</strong> : null}
          <p>
            {ordersText.date} <strong>{orderDay(order.date)}</strong>
          </p>
          <p>
            {ordersText.payment} <strong>{ordersText.method(order.paymentMethod ?? '')}</strong>
          </p>
          {selection ? (
            <p>
              <span>{ordersText[selection.serviceType]}</span>{' '}
              <strong>
                <Slot
                  day={shortDay(selection.calendarDate, shopTime(serverNow()).today)}
                  hours={selection.deliveryTime}
                />
              </strong>
            </p>
          ) : null}
          {note ? (
            <p>
              <span>{ordersText.note}</span>{' '}
              <strong>
                <bdi>{note}</bdi>
              </strong>
            </p>
          ) : null}
        </Facts>
      </Part>
      <Body>
        <ItemLines id={itemsId} items={visibleItems} choiceName={choiceName} />
        {hasMore ? (
          <Button
            style={{ marginLeft: `-${space(1)}` }}
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={itemsId}
            onClick={toggle}
          >
            {isOpen ? ordersText.showLess : ordersText.showMore}
          </Button>
        ) : null}
      </Body>
      <Foot>
        <Sums>
          <dt>{ordersText.shipping}</dt>
          <dd>
            <Price sen={price.shippingPrice} />
          </dd>
          <dt>{ordersText.total}</dt>
          <dd>
            <Price sen={addMoney(price.productPrice, price.shippingPrice)} />
          </dd>
        </Sums>
        <NextSteps order={order} />
      </Foot>
    </CardFrame>
  );
}

/** The text of the link to the order's page, by status (spec §2). Another status has one only if that page shows its history. */
function linkText({ status, history }: Order): string | null {
  if (status === ORDER_STATUS.placed) return ordersText.pay;
  if (status === ORDER_STATUS.paymentSubmitted) return ordersText.track;
  if (history === undefined) return null;
  return hasEnded(status) ? ordersText.view : ordersText.track;
}

/** Contact Seller always, and the link to the order's page. */
function NextSteps({ order }: { readonly order: Order }) {
  const isPlaced = order.status === ORDER_STATUS.placed;
  const link = linkText(order);
  return (
    <div>
      {isPlaced ? (
        <TimeLeft>
          {refusalOf(order) ? (
            <span>{ordersText.refused}</span>
          ) : (
            <Countdown
              until={paymentDeadline(order.date)}
              maxMs={PAYMENT_WINDOW_MS}
              label={ordersText.timeLeft}
              expiredText={ordersText.windowOver}
            />
          )}
        </TimeLeft>
      ) : null}
      <Actions $gap={1}>
        {link === null ? null : <ButtonLink to={paths.checkout(order.id)}>{link}</ButtonLink>}
        <OrderAgain order={order} />
        <ButtonExternal href={sellerContact(order, shop.seller.phone, shop.currency)}>
          <WhatsAppIcon size={20} />
          {ordersText.contact}
        </ButtonExternal>
      </Actions>
    </div>
  );
}
