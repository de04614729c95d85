import type { Order } from '@kedai/contract/calls/order';
import type { StoredAddress } from '@kedai/contract/rules/address';
import { fullName } from '@kedai/contract/rules/personName';
import { addressLine } from '@kedai/contract/text/addressLine';
import { stateName } from '@kedai/contract/text/values';
import { Subtitle } from '@kedai/ui/layout/Text';
import { s, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { addressLabels, paymentText } from '../../text/order/checkout';
import { ChosenService } from '../shared/orderSummary/ChosenService';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(2)};

  dt {
    color: ${s('textSoft')};
    font-size: ${textSize.small};
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  > [data-wide='true'] {
    grid-column: 1 / -1;
  }
`;

/** Recipient, contact details and address of an order (spec §2). */
export function OrderInformation({ order }: { readonly order: Order }) {
  const { address, billingAddress, note, selection } = order;
  return (
    <section>
      <Subtitle as="h2">{paymentText.information}</Subtitle>
      <List>
        <Entry wide label={paymentText.email} value={address.email} />
        <Entry label={paymentText.phone} value={address.phone} />
        <Entry label={paymentText.name} value={fullName(address)} />
        <Entry wide label={addressLabels.street} value={address.street} />
        <Entry label={addressLabels.zipcode} value={address.zipcode} />
        <Entry label={addressLabels.city} value={address.city} />
        <Entry label={addressLabels.state} value={stateName(address.state)} />
        <Entry label={addressLabels.country} value={address.country} />
        {billingAddress ? (
          <Entry wide label={paymentText.billing} value={billingLine(billingAddress)} />
        ) : null}
        {note ? <Entry wide label={paymentText.note} value={note} /> : null}
      </List>
      {selection ? (
        <div style={{ marginTop: space(3) }}>
          <ChosenService selection={selection} pickupNote={paymentText.pickupDelivered} />
        </div>
      ) : null}
    </section>
  );
}

/** One entry of the address, isolated from the writing direction of the text around it. */
function Entry({
  label,
  value,
  wide = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly wide?: boolean;
}) {
  return (
    <div data-wide={wide}>
      <dt>{label}</dt>
      <dd>{value === '' ? <span>{paymentText.notAvailable}</span> : <bdi>{value}</bdi>}</dd>
    </div>
  );
}

const billingLine = ({ street, zipcode, city, state, ...name }: StoredAddress): string =>
  addressLine([fullName(name), street, `${zipcode} ${city}`.trim(), stateName(state)]);
