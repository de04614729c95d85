import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { Card } from '@kedai/ui/layout/Card';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note, Strong } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { Price } from '@kedai/ui/product/Price';
import { font, linkTarget, s, space, textSize } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { actText, orderText, receiptsText } from '../../text/counter/orders';
import { Buttons } from '../counter.styles';
import { moment } from '../moment';
import { ActForm } from '../order/ActForm';
import { receiverOf, totalOf } from '../order/OrderParts';
import { useAct } from '../order/useAct';
import { OverBy } from '../slots/OverBy';
import { cardId } from '../useCards';
import { ReceiptPicture } from './ReceiptPicture';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(120px, 38%) minmax(0, 1fr);
  gap: ${space(2)};
`;

const Amount = styled.p`
  font-family: ${font.display};
  font-size: ${textSize.section};
  line-height: 1.15;
`;

const OrderLink = styled(Link)`
  ${linkTarget}
  color: ${s('text')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

/** A receipt that waits, with what to compare it with. */
export function ReceiptCard({
  order,
  isGone,
  refetch,
  onHold,
  onActed,
}: {
  readonly order: CounterOrder;
  /** It no longer waits; the card is held. */
  readonly isGone: boolean;
  readonly refetch: () => PromiseLike<unknown>;
  /** Keeps the card while somebody works on it or has something to read, whatever happens to its order. */
  readonly onHold: (isHeld: boolean) => void;
  readonly onActed: () => void;
}) {
  const acting = useAct(order, refetch);
  const [isRefusing, setRefusing] = useState(false);
  const { busy, failure } = acting;
  const { receipt, id } = order;
  const close = (isDone: boolean) => {
    setRefusing(false);
    onHold(false);
    if (isDone) toast.success(actText.refused(id));
  };
  const confirm = async () => {
    onActed();
    onHold(true);
    const isDone = await acting.act({ act: 'confirm' });
    if (isDone) onHold(false);
  };
  return (
    <Frame as="article" id={cardId(id)} tabIndex={-1} aria-label={orderText.title(id)}>
      <Head>
        {receipt ? (
          <ReceiptPicture
            key={receipt.picture}
            src={receipt.picture}
            orderId={id}
            facts={<Price sen={totalOf(order)} />}
          />
        ) : null}
        <Stack $gap={0.5}>
          <Amount>
            <Price sen={totalOf(order)} />
          </Amount>
          <Strong>
            <bdi>{receiverOf(order)}</bdi>
          </Strong>
          <OrderLink to={`/orders/${encodeURIComponent(id)}`}>{id}</OrderLink>
          {receipt ? <Note>{orderText.sentAt(moment(receipt.uploadedAt))}</Note> : null}
          <OverBy count={order.overBy} />
          {order.isExample ? <Note>{orderText.example}</Note> : null}
        </Stack>
      </Head>
      {isGone && busy === null && !failure ? <Alert kind="info">{receiptsText.gone}</Alert> : null}
      {isRefusing ? (
        <ActForm order={order} act="refuse" acting={acting} onClose={close} />
      ) : (
        <>
          {failure ? <Alert>{failure.message}</Alert> : null}
          {isGone && busy === null ? (
            <Button variant="secondary" onClick={() => close(false)}>
              {receiptsText.close}
            </Button>
          ) : (
            <Buttons>
              <Button
                variant="secondary"
                onClick={() => {
                  acting.clearFailure();
                  onActed();
                  onHold(true);
                  setRefusing(true);
                }}
              >
                {receiptsText.refuse}
              </Button>
              <Button busy={busy === 'confirm'} onClick={() => void confirm()}>
                {receiptsText.confirm}
              </Button>
            </Buttons>
          )}
        </>
      )}
    </Frame>
  );
}
