import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type CartLineKey, lineKey } from '../../contract/cartData';
import { paths } from '../../paths';
import { useCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { selectIsUnverified, useSession } from '../../store/session';
import { useRecheckSession } from '../../store/useRecheckSession';
import { useSessionEnded } from '../../store/useSessionEnded';
import { cartText } from '../../text/cart';
import { s } from '../../theme/accessor';
import { Alert } from '../../ui/Alert';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { BagIcon } from '../../ui/icons';
import { Container, Row, Section, Stack } from '../../ui/Layout';
import { LoadFailure } from '../../ui/LoadFailure';
import { Loading } from '../../ui/Loading';
import { SessionCheckFailed } from '../../ui/SessionCheckFailed';
import { PageTitle } from '../../ui/Text';
import { toast } from '../../ui/toast';
import { useErrorToast } from '../../ui/useErrorToast';
import { CartRow } from './CartRow';
import { CartSkeleton } from './CartSkeleton';
import { CartTotals } from './CartTotals';
import { Columns } from './cart.styles';
import { Body, Head, HeadCell, HeadRow, Table } from './cartTable.styles';

/** The container for the container queries of the table, which depend on its width and the font size. */
const LinesContainer = styled.div`
  container-type: inline-size;
`;

const Count = styled.p`
  color: ${s('textSoft')};
`;

type Cart = ReturnType<typeof useCart>;

function Lines({ cart }: { readonly cart: Cart }) {
  const { lines, setQuantity } = cart;
  const table = useRef<HTMLTableElement>(null);
  const remove = useCallback(
    (line: CartLineKey) => {
      setQuantity(line, 0);
      toast.announce(cartText.removed);
      // The focused button disappears with its line, so the focus moves to the table.
      table.current?.focus();
    },
    [setQuantity],
  );
  return (
    <LinesContainer>
      <Table ref={table} tabIndex={-1} aria-label={cartText.title}>
        <Head>
          <HeadRow>
            <HeadCell>{cartText.columns.product}</HeadCell>
            <HeadCell>{cartText.columns.price}</HeadCell>
            <HeadCell>{cartText.columns.quantity}</HeadCell>
            <HeadCell $end>{cartText.columns.total}</HeadCell>
          </HeadRow>
        </Head>
        <Body>
          {lines.map((line) => (
            <CartRow key={lineKey(line)} line={line} onQuantity={setQuantity} onRemove={remove} />
          ))}
        </Body>
      </Table>
    </LinesContainer>
  );
}

function Content({ cart }: { readonly cart: Cart }) {
  const { status } = useSession();
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
      <CartTotals
        amount={cart.amount}
        canProceed={cart.count > 0}
        isCustomer={status === 'customer'}
        flush={cart.flushPendingWrites}
      />
    </Columns>
  );
}

/**
 * /cart (spec §2): the lines, the subtotal and the checkout button. When the session has ended or could not be checked,
 * the page says so instead of showing an empty guest cart.
 * @param loginPath the sign-in that leads back to this page
 */
export function CartPage({ loginPath }: { readonly loginPath: string }) {
  const cart = useCart();
  const hasEnded = useSessionEnded();
  const isUnverified = useAppSelector(selectIsUnverified);
  const recheckSession = useRecheckSession();
  const { flushPendingWrites } = cart;
  /** Whether lines or a retry button were shown, which may have had the focus. */
  const [hadContent, setHadContent] = useState(false);
  if ((cart.lines.length > 0 || cart.failure !== undefined) && !hadContent) setHadContent(true);
  const empty = !cart.isLoading && cart.failure === undefined && cart.lines.length === 0;

  // Saves typed quantities when the shopper leaves the page, without waiting for the debounce.
  useEffect(() => () => void flushPendingWrites(), [flushPendingWrites]);

  if (empty && isUnverified) return <SessionCheckFailed onCheck={recheckSession} />;
  if (empty) {
    const text = hasEnded ? cartText.ended : cartText.empty;
    return (
      <Container>
        <EmptyState
          as="h1"
          icon={<BagIcon size={32} />}
          title={text.title}
          text={text.text}
          takesFocus={hadContent}
        >
          <ButtonLink to={hasEnded ? loginPath : paths.collection}>{text.action}</ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Section>
      <Container>
        <Stack $gap={4}>
          <Row $justify="between" $align="baseline">
            <PageTitle>{cartText.title}</PageTitle>
            {cart.count > 0 ? <Count>{cartText.count(cart.count)}</Count> : null}
          </Row>
          {hasEnded ? (
            <Alert kind="info">
              {cartText.ended.title}. {cartText.ended.text}{' '}
              <Link to={loginPath}>{cartText.ended.action}</Link>
            </Alert>
          ) : null}
          <Content cart={cart} />
        </Stack>
      </Container>
    </Section>
  );
}
