import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths, returnState } from '../../paths';
import type { useCart } from '../../store/cart';
import { useSession } from '../../store/session';
import { cartText } from '../../text/cart';
import { font, space, textSize } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Row, Stack } from '../../ui/Layout';
import { Price } from '../../ui/Price';
import { Note } from '../../ui/Text';
import { useNavigateIfHere } from '../../ui/useNavigateIfHere';
import { TotalsCard } from './cart.styles';

const Amount = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font-size: ${textSize.title};

  dd {
    font-family: ${font.display};
    font-weight: 500;
  }
`;

/** The subtotal and the checkout button. Guests see a link to the sign-in instead of the order form (spec §2). */
export function CartTotals({ cart }: { readonly cart: ReturnType<typeof useCart> }) {
  const isCustomer = useSession().status === 'customer';
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
        <Amount>
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
