import { styled } from 'styled-components';
import type { StoredAddress } from '../../../contract/address';
import type { Order } from '../../../contract/order';
import { addressLabels, paymentText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { space, textSize } from '../../../theme/tokens';
import { Subtitle } from '../../../ui/Text';
import { ChosenService } from '../form/ChosenService';

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
  }`;

const EntryCell = styled.div<{ readonly $wide: boolean }>`
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
`;

const Service = styled.div`
  margin-top: ${space(3)};
`;

/** Recipient, contact details and address of an order (spec §2). */
export function OrderInformation({ order }: { readonly order: Order }) {
  const { address, billingAddress, selection } = order;
  return (
    <section>
      <Subtitle as="h2">{paymentText.information}</Subtitle>
      <List>
        <Entry wide label={paymentText.email} values={[address.email]} />
        <Entry label={paymentText.phone} values={[address.phone]} />
        <Entry label={paymentText.name} values={[fullName(address)]} />
        <Entry wide label={addressLabels.street} values={[address.street]} />
        <Entry label={addressLabels.zipcode} values={[address.zipcode]} />
        <Entry label={addressLabels.city} values={[address.city]} />
        <Entry label={addressLabels.state} values={[address.state]} />
        <Entry label={addressLabels.country} values={[address.country]} />
        {billingAddress ? (
          <Entry wide label={paymentText.billing} values={addressParts(billingAddress)} />
        ) : null}
      </List>
      {selection ? (
        <Service>
          <ChosenService selection={selection} pickupNote={paymentText.pickupDelivered} />
        </Service>
      ) : null}
    </section>
  );
}

/** One entry of the address. Each value is in a `<bdi>` so that its writing direction does not affect the others. */
function Entry({
  label,
  values,
  wide = false,
}: {
  readonly label: string;
  readonly values: readonly string[];
  readonly wide?: boolean;
}) {
  const uniqueValues = [...new Set(values)].filter((value) => value !== '');
  return (
    <EntryCell $wide={wide}>
      <dt>{label}</dt>
      <dd>
        {uniqueValues.length === 0 ? <span>{paymentText.notAvailable}</span> : null}
        {uniqueValues.map((value, index) => (
          <bdi key={value}>{index === uniqueValues.length - 1 ? value : `${value}, `}</bdi>
        ))}
      </dd>
    </EntryCell>
  );
}

const joinNonEmpty = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const fullName = ({ firstName, lastName }: StoredAddress): string =>
  joinNonEmpty(firstName, lastName);

const addressParts = (address: StoredAddress): readonly string[] => [
  fullName(address),
  address.street,
  joinNonEmpty(address.zipcode, address.city),
  address.state,
];
