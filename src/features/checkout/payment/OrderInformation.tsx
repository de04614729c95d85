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
        <Entry wide label={paymentText.email} value={address.email} />
        <Entry label={paymentText.phone} value={address.phone} />
        <Entry label={paymentText.name} value={fullName(address)} />
        <Entry wide label={addressLabels.street} value={address.street} />
        <Entry label={addressLabels.zipcode} value={address.zipcode} />
        <Entry label={addressLabels.city} value={address.city} />
        <Entry label={addressLabels.state} value={address.state} />
        <Entry label={addressLabels.country} value={address.country} />
        {billingAddress ? (
          <Entry wide label={paymentText.billing} value={oneLine(billingAddress)} />
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

function Entry({
  label,
  value,
  wide = false,
}: {
  readonly label: string;
  readonly value: string | undefined;
  readonly wide?: boolean;
}) {
  return (
    <Place $wide={wide}>
      <dt>{label}</dt>
      <dd>{value === undefined || value.trim() === '' ? paymentText.notAvailable : value}</dd>
    </Place>
  );
}

const joined = (parts: readonly (string | undefined)[], between: string): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join(between);

const fullName = ({ firstName, lastName }: StoredAddress): string =>
  joined([firstName, lastName], ' ');

function oneLine(address: StoredAddress): string {
  const { street, zipcode, city, state } = address;
  return joined([fullName(address), street, joined([zipcode, city], ' '), state], ', ');
}
