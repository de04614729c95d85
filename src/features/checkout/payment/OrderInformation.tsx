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

const Place = styled.div<{ readonly $wide: boolean }>`
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
`;

const Service = styled.div`
  margin-top: ${space(3)};
`;

/** To whom, how to reach them and where an order goes (spec §2). */
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
          <Entry wide label={paymentText.billing} values={oneLine(billingAddress)} />
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

/** What belongs to an address; each value is isolated, so that the writing direction of one turns no other around. */
function Entry({
  label,
  values,
  wide = false,
}: {
  readonly label: string;
  readonly values: readonly string[];
  readonly wide?: boolean;
}) {
  const known = [...new Set(values)].filter((value) => value !== '');
  return (
    <Place $wide={wide}>
      <dt>{label}</dt>
      <dd>
        {known.length === 0 ? <span>{paymentText.notAvailable}</span> : null}
        {known.map((value, index) => (
          <bdi key={value}>{index === known.length - 1 ? value : `${value}, `}</bdi>
        ))}
      </dd>
    </Place>
  );
}

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const fullName = ({ firstName, lastName }: StoredAddress): string => joined(firstName, lastName);

const oneLine = (address: StoredAddress): readonly string[] => [
  fullName(address),
  address.street,
  joined(address.zipcode, address.city),
  address.state,
];
