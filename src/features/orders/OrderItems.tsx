import type { OrderItem } from '../../contract/orderItem';
import { itemText } from '../../text/items';
import { ItemLine, ItemList } from '../../ui/ItemLine';

/** The items of an order, each with its line total. */
export function OrderItems({
  id,
  items,
}: {
  readonly id: string;
  readonly items: readonly OrderItem[];
}) {
  return (
    <ItemList id={id}>
      {items.map(({ id: productId, name, image, feature, quantity, price }) => (
        <ItemLine
          key={`${productId ?? name}/${feature ?? ''}`}
          name={name}
          image={image[0]}
          feature={feature ?? ''}
          quantity={quantity}
          quantityText={itemText.quantity(quantity)}
          price={price}
        />
      ))}
    </ItemList>
  );
}
