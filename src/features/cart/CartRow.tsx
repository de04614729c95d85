import type { CartLineKey } from '@kedai/contract/rules/cartData';
import { type CartLine, lineTotal } from '@kedai/contract/rules/totals';
import { choiceName, lineName } from '@kedai/contract/text/values';
import { QuantityInput } from '@kedai/ui/form/QuantityInput';
import { Row } from '@kedai/ui/layout/Layout';
import { langOf } from '@kedai/ui/layout/langOf';
import { Note } from '@kedai/ui/layout/Text';
import { Thumbnail } from '@kedai/ui/product/Picture';
import { Price } from '@kedai/ui/product/Price';
import { media, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { cartText } from '../../text/order/cart';
import {
  Cell,
  FullWidthCell,
  Line,
  PHONE_PICTURE,
  PriceCell,
  QuantityCell,
  TotalCell,
} from './cart.styles';

const Product = styled.div`
  ${media.tablet} {
    display: grid;
    grid-template-columns: 88px 1fr;
    align-items: center;
    gap: ${space(2)};
  }
`;

const PictureCell = styled.div`
  ${media.mobile} {
    position: absolute;
    top: 13px;
    left: 0;
    width: ${PHONE_PICTURE};
  }
`;

const Name = styled(Link)`
  position: relative;
  display: block;
  width: fit-content;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  text-decoration: none;

  /* Enlarges the click target beyond the text. */
  &::after {
    content: '';
    position: absolute;
    inset: -11px 0;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Remove = styled.button.attrs({ type: 'button' })`
  min-width: ${TARGET_SIZE};
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(1)};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-decoration: underline;
  text-underline-offset: 4px;

  ${media.hover} {
    &:hover {
      color: ${s('text')};
    }
  }
`;

const Controls = styled(Row)`
  ${media.mobile} {
    column-gap: 0;
    justify-content: space-between;

    > :last-child {
      margin-right: -${space(1)};
    }
  }
`;

/** One line of the cart. A product that is no longer sold does not count towards the total and can only be removed. */
export function CartRow({
  line,
  onQuantity,
  onRemove,
}: {
  readonly line: CartLine;
  readonly onQuantity: (line: CartLineKey, quantity: number) => void;
  readonly onRemove: (line: CartLineKey) => void;
}) {
  const { product, feature, quantity } = line;
  const nameId = useId();
  const name = (
    <div id={nameId}>
      {product ? (
        <Name to={paths.product(product.id)} lang={langOf?.(product)}>
          {product.name}
        </Name>
      ) : (
        <p>{cartText.gone(line.name)}</p>
      )}
      {feature === '' ? null : <Note style={{ lineHeight: 1.4 }}>{choiceName(feature)}</Note>}
    </div>
  );
  const remove = (
    <Remove aria-describedby={nameId} onClick={() => onRemove(line)}>
      {cartText.remove}
    </Remove>
  );
  if (product === undefined) {
    return (
      <Line>
        <FullWidthCell colSpan={4}>
          <Row $justify="space-between">
            {name}
            {remove}
          </Row>
        </FullWidthCell>
      </Line>
    );
  }
  return (
    <Line>
      <Cell>
        <Product>
          <PictureCell>
            <Thumbnail src={product.image[0]} width={88} />
          </PictureCell>
          {name}
        </Product>
      </Cell>
      <PriceCell>
        <Price sen={product.price} />
      </PriceCell>
      <QuantityCell>
        <Controls $gap={1}>
          <QuantityInput
            value={quantity}
            onChange={(next) => onQuantity(line, next)}
            label={cartText.quantityOf(lineName(product.name, feature))}
          />
          {remove}
        </Controls>
      </QuantityCell>
      <TotalCell>
        <Price sen={lineTotal(line)} />
      </TotalCell>
    </Line>
  );
}
