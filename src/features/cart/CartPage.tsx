import { lineKey } from '@kedai/contract/rules/cartData';
import { Button } from '@kedai/ui/button/Button';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { Alert } from '@kedai/ui/feedback/Alert';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { SessionCheckFailed } from '@kedai/ui/feedback/SessionCheckFailed';
import { useErrorToast } from '@kedai/ui/feedback/useErrorToast';
import { useNavigateIfHere } from '@kedai/ui/hooks/useNavigateIfHere';
import { BagIcon } from '@kedai/ui/icons';
import { Container, Row, Section, Stack } from '@kedai/ui/layout/Layout';
import { Note, PageTitle, Soft } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { Price } from '@kedai/ui/product/Price';
import { font, textSize } from '@kedai/ui/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { type leftOutState, loginPath, paths, returnState } from '../../paths';
import { useCart } from '../../state/cart/useCart';
import { useAppSelector } from '../../state/hooks';
import {
  selectSessionStatus,
  useRecheckSession,
  useSessionEnded,
} from '../../state/session/customerSession';
import { cartText } from '../../text/order/cart';
import { leftOutText } from '../../text/order/leftOut';
import { pageText } from '../../text/pages';
import { titledPage } from '../shared/titledPage';
import { CartRow } from './CartRow';
import { Body, Columns, Head, HeadCell, HeadRow, Table, TotalsCard } from './cart.styles';

type Cart = ReturnType<typeof useCart>;

function Lines({ cart: { lines, setQuantity } }: { readonly cart: Cart }) {
  const table = useRef<HTMLTableElement>(null);
  const { product, price, quantity, total } = cartText.columns;
  return (
    <div>
      <Table ref={table} tabIndex={-1} aria-label={cartText.title}>
        <Head>
          <HeadRow>
            <HeadCell>{product}</HeadCell>
            <HeadCell>{price}</HeadCell>
            <HeadCell>{quantity}</HeadCell>
            <HeadCell>{total}</HeadCell>
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
    </div>
  );
}

const Amount = styled(Row)`
  row-gap: 0;
  font-size: ${textSize.title};

  dd {
    font-family: ${font.display};
    font-weight: 500;
  }
`;

/** The subtotal and the checkout button. Guests see a link to the sign-in instead of the order form (spec §2). */
function CartTotals({ cart }: { readonly cart: Cart }) {
  const isCustomer = useAppSelector(selectSessionStatus) === 'customer';
  const [busy, setBusy] = useState(false);
  const [isLoginPromptOpen, setLoginPromptOpen] = useState(false);
  const createNavigate = useNavigateIfHere();

  const proceed = async () => {
    if (!isCustomer) {
      setLoginPromptOpen(true);
      return;
    }
    setBusy(true);
    const navigateOn = createNavigate();
    const saved = await cart.flushPendingWrites();
    setBusy(false);
    // A refused quantity was restored with a toast. The shopper should see it before checking out.
    if (saved) navigateOn(paths.placeOrder);
  };

  return (
    <TotalsCard>
      <Stack $gap={2}>
        <Amount as="dl" $justify="space-between" $align="baseline">
          <dt>{cartText.subtotal}</dt>
          <dd>
            <Price sen={cart.amount} />
          </dd>
        </Amount>
        <Note>{cartText.note}</Note>
        <Button wide busy={busy} disabled={cart.count === 0} onClick={proceed}>
          {cartText.proceed}
        </Button>
        {isLoginPromptOpen && !isCustomer ? (
          <Alert>
            <span>{cartText.logIn}</span>{' '}
            {/* The specification fixes this URL, so the way back is in the history state. */}
            <Link to={paths.login} state={returnState(paths.cart)}>
              {cartText.logInLink}
            </Link>
          </Alert>
        ) : null}
        <Row $justify="center">
          <ButtonLink to={paths.collection} variant="quiet">
            {cartText.keepShopping}
          </ButtonLink>
        </Row>
      </Stack>
    </TotalsCard>
  );
}

function Content({ cart }: { readonly cart: Cart }) {
  useErrorToast(cart.failure);
  if (cart.failure !== undefined || cart.isLoading) {
    return (
      <LoadState
        hasFailed={cart.failure !== undefined}
        label={cartText.loading}
        title={cartText.failed}
        message={cartText.failedText}
        onRetry={cart.retry}
      >
        <Columns aria-hidden="true">
          <Stack $gap={3}>
            <Skeleton $height="120px" />
            <Skeleton $height="120px" />
            <Skeleton $height="120px" />
          </Stack>
          <TotalsCard>
            <Skeleton $height="200px" />
          </TotalsCard>
        </Columns>
      </LoadState>
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
function CartPage() {
  const cart = useCart();
  const hasEnded = useSessionEnded();
  const status = useAppSelector(selectSessionStatus);
  const recheckSession = useRecheckSession();
  const { flushPendingWrites } = cart;
  const state = useLocation().state as Partial<ReturnType<typeof leftOutState>> | null;
  const leftOut = leftOutText(state?.leftOut ?? []);
  /** Whether lines or a retry button were shown, which may have had the focus. */
  const [hadContent, setHadContent] = useState(false);
  const hasContent = cart.lines.length > 0 || cart.failure !== undefined;
  if (hasContent && !hadContent) setHadContent(true);
  const isEmpty = !cart.isLoading && !hasContent;

  // Saves typed quantities when the shopper leaves the page, without waiting for the debounce.
  useEffect(() => () => void flushPendingWrites(), [flushPendingWrites]);

  if (isEmpty && status === 'unverified') return <SessionCheckFailed onCheck={recheckSession} />;
  if (isEmpty) {
    const text = hasEnded ? cartText.ended : cartText.empty;
    return (
      <Container>
        <EmptyState
          as="h1"
          icon={<BagIcon size={32} />}
          title={text.title}
          text={(!hasEnded && leftOut) || text.text}
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
      <Container>
        <Stack $gap={4}>
          <Row $justify="space-between" $align="baseline">
            <PageTitle>{cartText.title}</PageTitle>
            {cart.count > 0 ? <Soft as="p">{cartText.count(cart.count)}</Soft> : null}
          </Row>
          {hasEnded ? (
            <Alert kind="info">
              {cartText.endedNotice} <Link to={loginPath(paths.cart)}>{cartText.ended.action}</Link>
            </Alert>
          ) : null}
          {leftOut ? <Alert kind="info">{leftOut}</Alert> : null}
          <Content cart={cart} />
        </Stack>
      </Container>
    </Section>
  );
}

export default titledPage(pageText.cart, CartPage);
