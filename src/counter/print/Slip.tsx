import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { timesQuantity } from '@kedai/contract/rules/money';
import { Price } from '@kedai/ui/product/Price';
import { Fragment } from 'react';
import { shop } from '../../shop';
import { orderText } from '../../text/counter/orders';
import { printText } from '../../text/counter/print';
import { addressOf, receiverOf, totalOf } from '../order/OrderParts';
import { OrderSlot } from './OrderSlot';
import { CustomerNote, Facts, Lines, Quantity, Sheet } from './print.styles';

/** Who sells. */
export interface Company {
  readonly registeredName: string;
  readonly registrationNumber: string;
}

/** The packing slip of an order. */
export function Slip({
  order,
  company,
  hasPrices,
}: {
  readonly order: CounterOrder;
  readonly company: Company;
  readonly hasPrices: boolean;
}) {
  const { price, note, isExample } = order;
  const facts = [
    [orderText.slot, <OrderSlot key="slot" order={order} />],
    [orderText.receiver, receiverOf(order)],
    [orderText.phone, order.address.phone],
    [orderText.address, addressOf(order)],
  ] as const;
  const sums = [
    [orderText.products, price.productPrice],
    [orderText.shipping, price.shippingPrice],
    [orderText.total, totalOf(order)],
  ] as const;
  return (
    <Sheet aria-label={orderText.title(order.id)}>
      <div>
        <strong>{shop.name}</strong>
        <p>{`${company.registeredName}, ${company.registrationNumber}`}</p>
      </div>
      <h2>{orderText.title(order.id)}</h2>
      {isExample ? <p>{orderText.example}</p> : null}
      <Facts>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </Facts>
      {note ? (
        <CustomerNote>
          <bdi>{note}</bdi>
        </CustomerNote>
      ) : null}
      <Lines>
        {order.items.map(({ id, name, feature, quantity, price: each }) => (
          <li key={`${id ?? name}/${feature ?? ''}`}>
            <Quantity>{printText.quantity(quantity)}</Quantity>
            <div>
              <p>{name}</p>
              {feature ? <p>{feature}</p> : null}
            </div>
            {hasPrices ? <Price sen={timesQuantity(each, quantity)} /> : null}
          </li>
        ))}
      </Lines>
      {hasPrices ? (
        <Facts $isSum>
          {sums.map(([label, sen]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <Price sen={sen} />
              </dd>
            </Fragment>
          ))}
        </Facts>
      ) : null}
    </Sheet>
  );
}
