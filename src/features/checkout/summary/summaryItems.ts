import { lineKey } from '../../../contract/cartData';
import type { Order } from '../../../contract/order';
import type { CartLine } from '../../../contract/totals';
import type { SummaryItem } from './ProductsSummary';

/** The summary items of the available cart lines. */
export function summaryOfCart(lines: readonly CartLine[]): readonly SummaryItem[] {
  return lines.flatMap(({ itemId, feature, quantity, product }) =>
    product === undefined
      ? []
      : [
          {
            key: lineKey({ itemId, feature }),
            name: product.name,
            image: product.image[0],
            feature,
            quantity,
            price: product.price,
          },
        ],
  );
}

/** The summary items of a placed order. */
export function summaryOfOrder({ items }: Order): readonly SummaryItem[] {
  return items.map(({ id, name, image, feature, quantity, price }, index) => ({
    key: `${id ?? name}/${feature ?? ''}/${index}`,
    name,
    image: image[0],
    feature: feature ?? '',
    quantity,
    price,
  }));
}
