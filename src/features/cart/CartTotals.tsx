import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Sen } from '../../contract/money';
import { paths, returnState } from '../../paths';
import { cartTexts } from '../../text/cart';
import { font, space, textSize } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Row, Stack } from '../../ui/Layout';
import { Price } from '../../ui/Price';
import { Note } from '../../ui/Text';
import { useNavigateIfHere } from '../../ui/useNavigateIfHere';
import { Sheet } from './cart.styles';

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

/** The subtotal and the way to the order form; a guest is asked to log in instead (spec §2). */
export function CartTotals({
  amount,
  canProceed,
  isCustomer,
  flush,
}: {
  readonly amount: Sen;
  readonly canProceed: boolean;
  readonly isCustomer: boolean;
  /** Sends quantities that are still held back. @returns whether all were saved. */
  readonly flush: () => Promise<boolean>;
}) {
  const [busy, setBusy] = useState(false);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const pressed = useNavigateIfHere();

  const proceed = async () => {
    if (!isCustomer) {
      setAsksToLogIn(true);
      return;
    }
    setBusy(true);
    const leadOn = pressed();
    const saved = await flush();
    setBusy(false);
    // A refused quantity has been put back and told: the shopper looks again before going on.
    if (saved) leadOn(paths.placeOrder);
  };

  return (
    <Sheet>
      <Stack $gap={2}>
        <Amount>
          <dt>{cartTexts.subtotal}</dt>
          <dd>
            <Price sen={amount} />
          </dd>
        </Amount>
        <Note>{cartTexts.note}</Note>
        <Button wide busy={busy} disabled={!canProceed} onClick={proceed}>
          {cartTexts.proceed}
        </Button>
        {asksToLogIn && !isCustomer ? (
          <Alert>
            <span>{cartTexts.logIn}</span>{' '}
            {/* The address is the specification's own, and one comes back all the same. */}
            <Link to={paths.login} state={returnState(paths.cart)}>
              {cartTexts.logInLink}
            </Link>
          </Alert>
        ) : null}
        <Row $justify="center">
          <ButtonLink to={paths.collection} variant="quiet">
            {cartTexts.keepShopping}
          </ButtonLink>
        </Row>
      </Stack>
    </Sheet>
  );
}
