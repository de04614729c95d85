import type { CounterOrderDetail } from '@kedai/contract/calls/counterOrders';
import { statusTone } from '@kedai/contract/rules/orderStatus';
import { StatusBadge } from '@kedai/ui/feedback/StatusBadge';
import { Breadcrumb } from '@kedai/ui/layout/Breadcrumb';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Note, PageTitle, Strong } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { Price } from '@kedai/ui/product/Price';
import { media, space } from '@kedai/ui/theme/tokens';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { queueText } from '../../text/counter/day';
import { orderText } from '../../text/counter/orders';
import { Page } from '../counter.styles';
import { useCounterOrderQuery } from '../counterApi';
import { Loaded } from '../live/Loaded';
import { Tab } from '../live/Tab';
import { moment } from '../moment';
import { ReceiptPicture } from '../receipts/ReceiptPicture';
import { OverBy } from '../slots/OverBy';
import { useOfferUndoOf } from '../undo/undoSlice';
import { Acts } from './Acts';
import { History } from './History';
import { HandOver, Items, Part, receiverOf, totalOf } from './OrderParts';

/** On a wide window the acts and the receipt are beside the rest. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr) 400px;
    gap: ${space(3)};
    padding-bottom: ${space(7)};

    > :nth-child(1) {
      grid-area: 2 / 2;
      align-self: start;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / 3;
    }
    > :nth-child(3) {
      grid-area: 1 / 2;
    }
  }
`;

const Earlier = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space(1.5)};
`;

export function OrderPage() {
  const { orderId = '' } = useParams();
  const query = useCounterOrderQuery({ orderId });
  const order = query.data?.order;
  const status = order?.status;
  const shown = useRef(status);
  useEffect(() => {
    const isChanged = shown.current !== undefined && shown.current !== status;
    shown.current = status;
    if (isChanged && status !== undefined) toast.announce(orderText.isNow(orderId, status));
  }, [orderId, status]);
  return (
    <Page>
      <Tab page={orderText.title(orderId)} />
      <Breadcrumb crumbs={[{ label: queueText.title, to: '/orders' }, { label: orderId }]} />
      <Loaded query={query} text={orderText} as="h1">
        {(data) => <Order order={data.order} refetch={query.refetch} />}
      </Loaded>
    </Page>
  );
}

function Order({
  order,
  refetch,
}: {
  readonly order: CounterOrderDetail;
  readonly refetch: () => PromiseLike<unknown>;
}) {
  useOfferUndoOf(order);
  const facts = (
    <>
      <Price sen={totalOf(order)} /> <span>·</span> <bdi>{receiverOf(order)}</bdi>
    </>
  );
  return (
    <Stack $gap={2.5}>
      <Stack $gap={1}>
        <Row $gap={1.5}>
          <PageTitle>{orderText.title(order.id)}</PageTitle>
          <StatusBadge $tone={statusTone(order.status)}>{order.status}</StatusBadge>
          <OverBy count={order.overBy} />
        </Row>
        <Strong as="div">{facts}</Strong>
        <Note>
          <span>{`${orderText.placedAt} ${moment(order.date)}`}</span>
          {order.isExample ? <span>{` · ${orderText.example}`}</span> : null}
        </Note>
      </Stack>
      <Columns>
        <Part title={orderText.receipt}>
          {order.receipt ? (
            <Stack $gap={1}>
              <ReceiptPicture
                key={order.receipt.picture}
                src={order.receipt.picture}
                orderId={order.id}
                facts={facts}
              />
              <Note>{orderText.sentAt(moment(order.receipt.uploadedAt))}</Note>
            </Stack>
          ) : (
            <Note>{orderText.noReceipt}</Note>
          )}
          {order.earlierReceipts.length > 0 ? (
            <Stack $gap={1}>
              <Note>{orderText.earlier}</Note>
              <Earlier>
                {order.earlierReceipts.map(({ picture, uploadedAt }) => (
                  <li key={`${picture}/${uploadedAt}`}>
                    <ReceiptPicture src={picture} orderId={order.id} facts={facts} />
                    <Note>{moment(uploadedAt)}</Note>
                  </li>
                ))}
              </Earlier>
            </Stack>
          ) : null}
        </Part>
        <Stack $gap={2}>
          <Items order={order} />
          <HandOver order={order} />
          <History order={order} />
        </Stack>
        <Acts order={order} refetch={refetch} />
      </Columns>
    </Stack>
  );
}
