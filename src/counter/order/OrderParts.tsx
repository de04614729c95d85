import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { addMoney, type Sen } from '@kedai/contract/rules/money';
import { fullName } from '@kedai/contract/rules/personName';
import { messagingLink } from '@kedai/contract/rules/sellerLink';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { WhatsAppIcon } from '@kedai/ui/icons';
import { Card } from '@kedai/ui/layout/Card';
import type { Elements } from '@kedai/ui/layout/elements';
import { Row } from '@kedai/ui/layout/Layout';
import { phoneLink } from '@kedai/ui/layout/phoneLink';
import { Slot } from '@kedai/ui/layout/Slot';
import { Subtitle } from '@kedai/ui/layout/Text';
import { ItemLines } from '@kedai/ui/product/ItemLine';
import { Price } from '@kedai/ui/product/Price';
import { linkTarget, media, s, space, TARGET_SIZE, textSize } from '@kedai/ui/theme/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { orderText } from '../../text/counter/orders';
import { shortDay } from '../../text/dates/calendarDay';
import { Words } from '../counter.styles';

export const totalOf = ({ price }: Pick<CounterOrder, 'price'>): Sen =>
  addMoney(price.productPrice, price.shippingPrice);

/** Who receives the order; the account's name where the address has none. */
export const receiverOf = ({ address, customer }: Pick<CounterOrder, 'address' | 'customer'>) =>
  fullName(address) || customer.name;

const ChatAnchor = styled.a`
  ${linkTarget}
  justify-content: center;
  gap: ${space(0.75)};
  min-width: ${TARGET_SIZE};
`;

/**
 * Opens the customer's chat, with the order's number and state.
 * @param label a text beside the icon
 * @param words what to say instead
 */
export function WhatsAppLink({
  order,
  label,
  words,
}: {
  readonly order: CounterOrder;
  readonly label?: string;
  readonly words?: string;
}) {
  const { id, status, address } = order;
  if (address.phone === '') return null;
  return (
    <ChatAnchor
      href={messagingLink(address.phone, words ?? orderText.chatWords(id, status))}
      target="_blank"
      rel="noreferrer"
      {...(label === undefined && { 'aria-label': orderText.chatWith(receiverOf(order)) })}
    >
      <WhatsAppIcon size={20} />
      {label === undefined ? null : <span>{label}</span>}
    </ChatAnchor>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

/** A titled part of the page. */
export function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Subtitle as="h2" id={id}>
        {title}
      </Subtitle>
      {children}
    </Panel>
  );
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: ${space(0.5)} ${space(4)};
  padding-top: ${space(1.5)};
  border-top: 1px solid ${s('line')};

  dd {
    text-align: right;
  }
  > :nth-last-child(-n + 2) {
    font-size: ${textSize.lead};
    font-weight: 600;
  }
`;

export function Items({ order }: { readonly order: CounterOrder }) {
  return (
    <Part title={orderText.lines}>
      <ItemLines items={order.items} />
      <Sums>
        <dt>{orderText.products}</dt>
        <dd>
          <Price sen={order.price.productPrice} />
        </dd>
        <dt>{orderText.shipping}</dt>
        <dd>
          <Price sen={order.price.shippingPrice} />
        </dd>
        <dt>{orderText.total}</dt>
        <dd>
          <Price sen={totalOf(order)} />
        </dd>
      </Sums>
    </Part>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space(1.5)};

  ${media.tablet} {
    > div {
      display: grid;
      grid-template-columns: 120px minmax(0, 1fr);
      align-items: baseline;
    }
  }
  dt {
    color: ${s('textSoft')};
    font-size: ${textSize.small};
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  a {
    ${linkTarget}
    margin-block: -10px;
    text-underline-offset: 4px;
  }
`;

export const lineOf = (...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(', ');

export const addressOf = ({ address }: Pick<CounterOrder, 'address'>) =>
  lineOf(address.street, `${address.zipcode} ${address.city}`.trim(), address.state);

/** Who gets the order, when and where. */
export function HandOver({ order }: { readonly order: CounterOrder }) {
  const { address, selection, note, customer } = order;
  const facts = [
    [orderText.receiver, receiverOf(order)],
    [
      orderText.phone,
      <Row key="phone" $gap={2}>
        <a href={phoneLink(address.phone)}>{address.phone}</a>
        <WhatsAppLink order={order} label={orderText.chat} />
      </Row>,
    ],
    [orderText.address, addressOf(order)],
    [orderText.customer, lineOf(customer.name, customer.email)],
  ] as const;
  return (
    <Part title={selection ? orderText[selection.serviceType] : orderText.delivery}>
      {note ? (
        <Words $isNote>
          <bdi>{note}</bdi>
        </Words>
      ) : null}
      <Facts>
        <div>
          <dt>{orderText.slot}</dt>
          <dd>
            {selection ? (
              <Slot
                day={shortDay(selection.calendarDate, shopTime(serverNow()).today)}
                hours={selection.deliveryTime}
              />
            ) : (
              <span>{orderText.noSlot}</span>
            )}
          </dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
    </Part>
  );
}
