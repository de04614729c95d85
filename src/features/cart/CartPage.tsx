import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { lineKey } from '../../contract/cartData';
import { loginPath, paths } from '../../paths';
import { useCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { selectIsUnverified, useRecheckSession } from '../../store/session';
import { useSessionEnded } from '../../store/useSessionEnded';
import { cartText } from '../../text/cart';
import { pageText } from '../../text/pages';
import { s } from '../../theme/accessor';
import { media, space } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { BagIcon } from '../../ui/icons';
import { Container, Row, Section, Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { Loading } from '../../ui/Loading';
import { PageMeta } from '../../ui/PageMeta';
import { SessionCheckFailed } from '../../ui/SessionCheckFailed';
import { Skeleton } from '../../ui/Skeleton';
import { PageTitle } from '../../ui/Text';
import { toast } from '../../ui/toast';
import { useErrorToast } from '../../ui/useErrorToast';
import { CartRow } from './CartRow';
import { CartTotals } from './CartTotals';
import {
  Body,
  Columns,
  Head,
  HeadCell,
  HeadRow,
  PHONE_PICTURE,
  Table,
  TableContainer,
  TotalsCard,
} from './cart.styles';

const Count = styled.p`
  color: ${s('textSoft')};
`;

type Cart = ReturnType<typeof useCart>;

function Lines({ cart: { lines, setQuantity } }: { readonly cart: Cart }) {
  const table = useRef<HTMLTableElement>(null);
  const { product, price, quantity, total } = cartText.columns;
  return (
    <TableContainer>
      <Table ref={table} tabIndex={-1} aria-label={cartText.title}>
        <Head>
          <HeadRow>
            <HeadCell>{product}</HeadCell>
            <HeadCell>{price}</HeadCell>
            <HeadCell>{quantity}</HeadCell>
            <HeadCell $end>{total}</HeadCell>
          </HeadRow>
        </Head>
        <Body>
          {lines.map((line) => (
            <CartRow
              key={lineKey(line)}
              line={line}
              onQuantity={setQuantity}
              onRemove={(removed) => {
                setQuantity(removed, 0);
                toast.announce(cartText.removed);
                // The focused button disappears with its line, so the focus moves to the table.
                table.current?.focus();
              }}
            />
          ))}
        </Body>
      </Table>
    </TableContainer>
  );
}

function Content({ cart }: { readonly cart: Cart }) {
  useErrorToast(cart.failure);
  if (cart.failure !== undefined) {
    return (
      <LoadFailure title={cartText.failed} message={cartText.failedText} onRetry={cart.retry} />
    );
  }
  if (cart.isLoading) {
    return (
      <Loading label={cartText.loading} onRetry={cart.retry}>
        <CartSkeleton />
      </Loading>
    );
  }
  return (
    <Columns>
      <Lines cart={cart} />
      <CartTotals cart={cart} />
    </Columns>
  );
}

/**
 * /cart (spec §2): the lines, the subtotal and the checkout button. When the session has ended or could not be checked,
 * the page says so instead of showing an empty guest cart.
 */
export function CartPage() {
  const cart = useCart();
  const hasEnded = useSessionEnded();
  const isUnverified = useAppSelector(selectIsUnverified);
  const recheckSession = useRecheckSession();
  const { flushPendingWrites } = cart;
  /** Whether lines or a retry button were shown, which may have had the focus. */
  const [hadContent, setHadContent] = useState(false);
  const hasContent = cart.lines.length > 0 || cart.failure !== undefined;
  if (hasContent && !hadContent) setHadContent(true);
  const isEmpty = !cart.isLoading && !hasContent;

  // Saves typed quantities when the shopper leaves the page, without waiting for the debounce.
  useEffect(() => () => void flushPendingWrites(), [flushPendingWrites]);

  if (isEmpty && isUnverified) {
    return (
      <>
        <PageMeta {...pageText.cart} />
        <SessionCheckFailed onCheck={recheckSession} />
      </>
    );
  }
  if (isEmpty) {
    const text = hasEnded ? cartText.ended : cartText.empty;
    return (
      <Container>
        <PageMeta {...pageText.cart} />
        <EmptyState
          as="h1"
          icon={<BagIcon size={32} />}
          title={text.title}
          text={text.text}
          takesFocus={hadContent}
        >
          <ButtonLink to={hasEnded ? loginPath(paths.cart) : paths.collection}>
            {text.action}
          </ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Section>
      <PageMeta {...pageText.cart} />
      <Container>
        <Stack $gap={4}>
          <Row $justify="between" $align="baseline">
            <PageTitle>{cartText.title}</PageTitle>
            {cart.count > 0 ? <Count>{cartText.count(cart.count)}</Count> : null}
          </Row>
          {hasEnded ? (
            <Alert kind="info">
              {cartText.ended.title}. {cartText.ended.text}{' '}
              <Link to={loginPath(paths.cart)}>{cartText.ended.action}</Link>
            </Alert>
          ) : null}
          <Content cart={cart} />
        </Stack>
      </Container>
    </Section>
  );
}

const LineSkeleton = styled.div`
  display: grid;
  grid-template-columns: ${PHONE_PICTURE} 1fr 72px;
  gap: ${space(2)};
  align-items: start;
  padding-block: 13px;
  border-top: 1px solid ${s('line')};

  ${media.tablet} {
    align-items: center;
    padding-block: ${space(2.5)};
  }
`;

/** A skeleton with the layout of the loaded cart. */
function CartSkeleton() {
  return (
    <Columns aria-hidden="true">
      <div>
        {[0, 1, 2].map((line) => (
          <LineSkeleton key={line}>
            <Skeleton $ratio="4 / 5" />
            <Skeleton $height="48px" $width="60%" />
            <Skeleton $height="22px" />
          </LineSkeleton>
        ))}
      </div>
      <TotalsCard>
        <Skeleton $height="200px" />
      </TotalsCard>
    </Columns>
  );
}
