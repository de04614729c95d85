import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../paths';
import { useCart } from '../store/cart';
import { layoutText } from '../text/layout';
import { s } from '../theme/accessor';
import { contrastThemeHighlight } from '../theme/contrastTheme';
import { radius } from '../theme/tokens';
import { IconButton } from '../ui/IconButton';
import { BagIcon } from '../ui/icons';

/** Covers a corner of the icon. `99+` uses the padding of the page, and fits into a window of 320 px. The ring separates the two. */
const Badge = styled.span<{ readonly $isWide: boolean }>`
  position: absolute;
  top: 4px;
  right: ${({ $isWide }) => ($isWide ? '-7px' : '3px')};
  min-width: 18px;
  padding-inline: 4px;
  border-radius: ${radius.round};
  background: ${s('accent')};
  box-shadow: 0 0 0 2px ${s('ground')};
  color: ${s('onAccent')};
  font-size: min(0.6875rem, 13px);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
  ${contrastThemeHighlight}
`;

const CartIconLink = styled(IconButton).attrs({ as: Link })<{ readonly to: string }>``;

/** A link to the cart, with the number of pieces in it. */
export function CartLink() {
  const { count } = useCart();
  return (
    <CartIconLink to={paths.cart} aria-label={layoutText.navigation.cart(count)}>
      <BagIcon />
      {count > 0 ? (
        <Badge aria-hidden="true" $isWide={count > 99}>
          {count > 99 ? '99+' : count}
        </Badge>
      ) : null}
    </CartIconLink>
  );
}
