import { type Order, type OrderEvent, orderCalls } from '@kedai/contract/calls/order';
import { addMoney } from '@kedai/contract/rules/money';
import { isPaidByCard, statusTone } from '@kedai/contract/rules/orderStatus';
import { messagingLink } from '@kedai/contract/rules/sellerLink';
import { statusName } from '@kedai/contract/text/values';
import type { Region } from '@kedai/receipt-reader';
import { Button } from '@kedai/ui/button/Button';
import { ButtonExternal, ButtonLink } from '@kedai/ui/button/ButtonLink';
import { Alert } from '@kedai/ui/feedback/Alert';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { StatusBadge } from '@kedai/ui/feedback/StatusBadge';
import { useFocusOnChange } from '@kedai/ui/hooks/useFocusOnChange';
import { BagIcon, WhatsAppIcon } from '@kedai/ui/icons';
import { Breadcrumb } from '@kedai/ui/layout/Breadcrumb';
import { Card } from '@kedai/ui/layout/Card';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Lead, Note, PageTitle, Subtitle, VisuallyHidden } from '@kedai/ui/layout/Text';
import { ItemLinesSkeleton } from '@kedai/ui/product/ItemLine';
import { Price } from '@kedai/ui/product/Price';
import { media, radius, s, space, TARGET_SIZE } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { is } from 'valibot';
import { paths } from '../../paths';
import { shop } from '../../shop';
import { checkoutFailure, paymentText, summaryText } from '../../text/order/checkout';
import { refusalText, statusTexts } from '../../text/order/orderStatus';
import { LeadToMeantPage } from '../shared/LeadToMeantPage';
import { OrderAgain } from '../shared/OrderAgain';
import { CartTotals } from '../shared/orderSummary/CartTotals';
import { CheckoutPage, Columns } from '../shared/orderSummary/orderSummary.styles';
import { ProductsSummary } from '../shared/orderSummary/ProductsSummary';
import { refusalOf } from '../shared/refusal';
import { CancelOrder } from './CancelOrder';
import { OrderInformation } from './OrderInformation';
import { OrderProgress } from './OrderProgress';
import { OutlinedPicture } from './OutlinedPicture';
import { PendingPayment } from './PendingPayment';
import { ReceiptUpload } from './ReceiptUpload';
import { ScanToPay } from './ScanToPay';
import { type PaymentFlow, usePayment } from './usePayment';

const createCrumbs = (orderId: string) => [
  { label: paymentText.breadcrumb, to: paths.orders },
  { label: paymentText.orderNumber(orderId) },
];

/** The status below the title. The minimum height keeps its position with and without a button beside it. */
const StatusLine = styled(Row)`
  min-height: ${TARGET_SIZE};
`;

/** The progress of the order, with the receipt beside it if there is space. */
const ProgressColumns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

interface PaymentProps {
  readonly orderId: string;
}

/**
 * The payment of one order, for its customer (spec §2 "Checkout"). Each order needs its own `key`. An address with a text
 * that no order can have as its id, such as `/checkout/%00`, leads to no call.
 */
export function Payment({ orderId }: PaymentProps) {
  return is(orderCalls.orderdetail.request, { orderId }) ? (
    <PaymentOf orderId={orderId} />
  ) : (
    <CheckoutPage>
      <UnknownOrder />
    </CheckoutPage>
  );
}

const UnknownOrder = () => (
  <EmptyState
    as="h1"
    icon={<BagIcon size={32} />}
    title={paymentText.unknownTitle}
    text={paymentText.unknownText}
  >
    <LeadToMeantPage />
    <ButtonLink to={paths.orders}>{paymentText.myOrders}</ButtonLink>
  </EmptyState>
);

function PaymentOf({ orderId }: PaymentProps) {
  const flow = usePayment(orderId);
  const { view, order } = flow;
  return (
    <CheckoutPage>
      {view === 'unknown' ? (
        <UnknownOrder />
      ) : view === 'failed' || view === 'loading' || order === undefined ? (
        <LoadState
          as="h1"
          hasFailed={view === 'failed'}
          label={paymentText.loading}
          title={paymentText.loadFailed}
          message={flow.failure && checkoutFailure(flow.failure)}
          onRetry={flow.retry}
        >
          <PaymentSkeleton orderId={orderId} />
        </LoadState>
      ) : (
        <LoadedOrder flow={flow} order={order} />
      )}
    </CheckoutPage>
  );
}

/** What the page says about the order: its heading, and for most statuses a sentence below it. */
function wordsFor(
  view: PaymentFlow['view'],
  order: Order,
  refusal: OrderEvent | undefined,
): { readonly heading: string; readonly text?: string } {
  switch (view) {
    case 'awaitingReceipt':
      return { heading: refusal ? refusalText.heading : paymentText.heading };
    case 'submitted':
      return { heading: paymentText.headingSubmitted, text: paymentText.submittedText };
    case 'cancelled':
      return { heading: paymentText.headingCancelled, text: paymentText.cancelledText };
    default:
      return statusTexts.get(order.status) ?? { heading: paymentText.headingSettled };
  }
}

function LoadedOrder({ flow, order }: { readonly flow: PaymentFlow; readonly order: Order }) {
  const { productPrice, shippingPrice } = order.price;
  const total = addMoney(productPrice, shippingPrice);
  const isByCard = isPaidByCard(order.paymentMethod);
  const refusal = refusalOf(order);
  const words = wordsFor(flow.view, order, refusal);
  const title = useFocusOnChange<HTMLHeadingElement>(flow.view, { toTop: true });
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <Breadcrumb crumbs={createCrumbs(order.id)} />
        <PageTitle ref={title} tabIndex={-1}>
          {words.heading}
        </PageTitle>
        <StatusLine $gap={1}>
          <div role="status">
            <StatusBadge $tone={statusTone(order.status)}>{statusName(order.status)}</StatusBadge>
          </div>
          {flow.view === 'submitted' ? (
            <Button variant="quiet" busy={flow.isRefreshing} onClick={flow.retry}>
              {paymentText.refresh}
            </Button>
          ) : null}
        </StatusLine>
      </Stack>
      <Columns>
        <Stack $gap={4}>
          {flow.view === 'awaitingReceipt' ? (
            <>
              {refusal ? <Refusal event={refusal} /> : null}
              <PendingPayment
                amount={total}
                orderDate={order.date}
                expiredText={
                  isByCard
                    ? paymentText.windowOverByCard
                    : refusal
                      ? refusalText.windowOver
                      : paymentText.windowOver
                }
              />
              {isByCard ? (
                // The cart stays until the order is paid. Ordering again leads back to the card payment.
                <Stack $gap={2} $align="start">
                  <Lead>{paymentText.byCard}</Lead>
                  <ButtonLink to={paths.cart}>{paymentText.viewCart}</ButtonLink>
                </Stack>
              ) : (
                <>
                  <ScanToPay amount={total} />
                  <ReceiptUpload receipt={flow.receipt} />
                </>
              )}
              <OrderProgress order={order} />
            </>
          ) : (
            <>
              {words.text ? <Lead>{words.text}</Lead> : null}
              <ProgressColumns>
                <OrderProgress order={order} />
                {order.image ? (
                  <SubmittedReceipt
                    src={order.image}
                    region={flow.receipt.chosen?.region ?? null}
                  />
                ) : null}
              </ProgressColumns>
            </>
          )}
          <OrderInformation order={order} />
        </Stack>
        <Stack $gap={2}>
          <Card>
            <Stack $gap={3}>
              <Stack $gap={1}>
                <Subtitle as="h2">{summaryText.title}</Subtitle>
                <ProductsSummary items={order.items} />
              </Stack>
              <CartTotals
                subtotal={productPrice}
                shipping={<Price sen={shippingPrice} />}
                total={total}
              />
            </Stack>
          </Card>
          <OrderAgain order={order} />
          <ButtonExternal
            variant="quiet"
            href={messagingLink(shop.seller.phone, paymentText.supportMessage(order.id))}
          >
            <WhatsAppIcon size={20} />
            {paymentText.support}
          </ButtonExternal>
          <CancelOrder order={order} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** Why the receipt was refused, and what to do now. */
function Refusal({ event: { reason = 'other', text } }: { readonly event: OrderEvent }) {
  return (
    <Alert>
      <p>{refusalText.reasons[reason]}</p>
      {text ? (
        <p>
          <span>{refusalText.shopSays}</span> <bdi>{`“${text}”`}</bdi>
        </p>
      ) : null}
    </Alert>
  );
}

function PaymentSkeleton({ orderId }: { readonly orderId: string }) {
  return (
    <Stack $gap={4} aria-busy="true">
      <Stack $gap={1}>
        <Breadcrumb crumbs={createCrumbs(orderId)} />
        <VisuallyHidden as="h1">{paymentText.loading}</VisuallyHidden>
        <Skeleton $height="46px" $width="420px" />
        <StatusLine>
          <Skeleton $height="28px" $width="120px" $round />
        </StatusLine>
      </Stack>
      <Columns>
        <Stack $gap={4}>
          <Skeleton $height="106px" />
          <Skeleton $height="400px" />
          <Skeleton $height="240px" />
        </Stack>
        <Card>
          <Stack $gap={3}>
            <Skeleton $height="28px" $width="180px" />
            <ItemLinesSkeleton count={2} />
            <Skeleton $height="160px" />
          </Stack>
        </Card>
      </Columns>
    </Stack>
  );
}

/** Has a fixed size so that nothing moves when the picture loads. */
const ReceiptFrame = styled.div`
  display: grid;
  place-items: center;
  width: 240px;
  height: 340px;
  margin-top: ${space(1.5)};
  background: ${s('tile')};
  border-radius: ${radius.medium};

  > * {
    max-width: calc(100% - 2 * ${space(1)});
    max-height: calc(340px - 2 * ${space(1)});
  }
`;

/** The submitted receipt. The server sends it only to the customer who owns the order. */
function SubmittedReceipt({
  src,
  region,
}: {
  readonly src: string;
  /** Where the receipt names the receiver, as found before the upload; null if no longer known. */
  readonly region: Region | null;
}) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <section>
      <Subtitle as="h2">{paymentText.receipt}</Subtitle>
      {hasFailed ? (
        <Note>{paymentText.receiptFailed}</Note>
      ) : (
        <ReceiptFrame>
          <OutlinedPicture
            src={src}
            alt={paymentText.receiptAlt}
            region={region}
            small
            onError={() => setFailed(true)}
          />
        </ReceiptFrame>
      )}
    </section>
  );
}
