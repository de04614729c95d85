import { styled } from 'styled-components';
import { timesQuantity } from '../../contract/money';
import type { OrderItem } from '../../contract/orderItem';
import { ordersText } from '../../text/orders';
import { s } from '../../theme/accessor';
import { space, textSize } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px 1fr auto;
  gap: ${space(2)};
  align-items: center;
  padding-block: ${space(2)};

  & + & {
    border-top: 1px solid ${s('line')};
  }
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.35;
`;

const Detail = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
`;

const LineTotal = styled.p`
  font-weight: 600;
`;

/** The items of an order, each with its line total. */
export function OrderItems({
  id,
  items,
}: {
  readonly id: string;
  readonly items: readonly OrderItem[];
}) {
  return (
    <ul id={id}>
      {items.map((item) => (
        <Item key={`${item.id ?? item.name}/${item.feature ?? ''}`}>
          <Picture src={item.image[0]} alt="" sizes="72px" />
          <div>
            <Name>{item.name}</Name>
            {item.feature ? <Detail>{ordersText.feature(item.feature)}</Detail> : null}
            <Detail>
              {ordersText.quantity(item.quantity)} × <Price sen={item.price} />
            </Detail>
          </div>
          <LineTotal>
            <Price sen={timesQuantity(item.price, item.quantity)} />
          </LineTotal>
        </Item>
      ))}
    </ul>
  );
}
