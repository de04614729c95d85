import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { messagingLink } from '@kedai/contract/rules/sellerLink';
import { WhatsAppIcon } from '@kedai/ui/icons';
import { linkTarget, space, TARGET_SIZE } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { orderText } from '../../text/counter/orders';
import { receiverOf } from './OrderParts';

const Anchor = styled.a`
  ${linkTarget}
  justify-content: center;
  gap: ${space(0.75)};
  min-width: ${TARGET_SIZE};
`;

/** Opens the customer's chat, with the order's number and state. @param label a text beside the icon */
export function WhatsAppLink({
  order,
  label,
}: {
  readonly order: CounterOrder;
  readonly label?: string;
}) {
  const { id, status, address } = order;
  if (address.phone === '') return null;
  return (
    <Anchor
      href={messagingLink(address.phone, orderText.chatWords(id, status))}
      target="_blank"
      rel="noreferrer"
      {...(label === undefined && { 'aria-label': orderText.chatWith(receiverOf(order)) })}
    >
      <WhatsAppIcon size={20} />
      {label === undefined ? null : <span>{label}</span>}
    </Anchor>
  );
}
