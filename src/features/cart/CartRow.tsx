import { memo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CartLineKey } from '../../contract/cartData';
import { type CartLine, lineTotal } from '../../contract/totals';
import { paths } from '../../paths';
import { cartTexts } from '../../text/cart';
import { s } from '../../theme/accessor';
import { media, space, textSize } from '../../theme/tokens';
import { Row } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { QuantityInput } from '../../ui/QuantityInput';
import { Cell, Line, PriceCell, QuantityCell, TotalCell } from './table';

const Product = styled.div`
  display: grid;
  grid-template-columns: 88px 1fr;
  align-items: center;
  gap: ${space(2)};

  ${media.mobile} {
    grid-template-columns: 80px 1fr;
  }
`;

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${s('text')};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Small = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

const Remove = styled.button`
  min-height: 44px;
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

/** How a line is called in sentences. */
function nameOf({ product, feature }: CartLine): string {
  const name = product?.name ?? cartTexts.goneName;
  return feature === '' ? name : `${name}, ${feature}`;
}

interface CartRowProps {
  readonly line: CartLine;
  readonly onQuantity: (line: CartLineKey, quantity: number) => void;
  readonly onRemove: (line: CartLineKey, name: string) => void;
}

function RemoveButton({ line, onRemove }: Pick<CartRowProps, 'line' | 'onRemove'>) {
  const name = nameOf(line);
  return (
    <Remove
      type="button"
      aria-label={cartTexts.removeLine(name)}
      onClick={() => onRemove(line, name)}
    >
      {cartTexts.remove}
    </Remove>
  );
}

/** One line of the cart. It is drawn again only when it changes itself. */
export const CartRow = memo(function CartRow({ line, onQuantity, onRemove }: CartRowProps) {
  const { product, feature, quantity } = line;
  if (product === undefined) return <GoneRow line={line} onRemove={onRemove} />;
  return (
    <Line>
      <Cell $wide>
        <Product>
          <Picture src={product.image[0]} alt="" sizes="88px" />
          <div>
            <Name to={paths.product(product.id)}>{product.name}</Name>
            {feature === '' ? null : <Small>{feature}</Small>}
          </div>
        </Product>
      </Cell>
      <PriceCell>
        <Price sen={product.price} />
      </PriceCell>
      <QuantityCell>
        <Row $gap={1}>
          <QuantityInput
            value={quantity}
            onChange={(next) => onQuantity(line, next)}
            label={cartTexts.quantityOf(nameOf(line))}
          />
          <RemoveButton line={line} onRemove={onRemove} />
        </Row>
      </QuantityCell>
      <TotalCell $end>
        <Price sen={lineTotal(line)} />
      </TotalCell>
    </Line>
  );
});

/** A line whose product the shop no longer has: it counts nothing and can be removed. */
function GoneRow({ line, onRemove }: Pick<CartRowProps, 'line' | 'onRemove'>) {
  return (
    <Line>
      <Cell colSpan={4} $wide>
        <Row $justify="between">
          <div>
            <p>{cartTexts.gone}</p>
            {line.feature === '' ? null : <Small>{line.feature}</Small>}
          </div>
          <RemoveButton line={line} onRemove={onRemove} />
        </Row>
      </Cell>
    </Line>
  );
}
