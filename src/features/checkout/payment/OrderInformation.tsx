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

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Slot = styled.div`
  margin-top: ${space(3)};
`;

/** To whom, how to reach them and where an order goes (spec §2). */
export function OrderInformation({ order }: { readonly order: Order }) {
  const { address, billingAddress, selection } = order;
  return (
    <section>
      <Subtitle as="h2">{paymentText.information}</Subtitle>
      <List>
        <Wide>
          <Entry label={paymentText.email} value={address.email} />
        </Wide>
        <Entry label={paymentText.phone} value={address.phone} />
        <Entry label={paymentText.name} value={fullName(address)} />
        <Wide>
          <Entry label={addressLabels.street} value={address.street} />
        </Wide>
        <Entry label={addressLabels.zipcode} value={address.zipcode} />
        <Entry label={addressLabels.city} value={address.city} />
        <Entry label={addressLabels.state} value={address.state} />
        <Entry label={addressLabels.country} value={address.country} />
        {billingAddress ? (
          <Wide>
            <Entry label={paymentText.billing} value={oneLine(billingAddress)} />
          </Wide>
        ) : null}
      </List>
      {selection ? (
        <Slot>
          <ChosenService selection={selection} />
        </Slot>
      ) : null}
    </section>
  );
}

function Entry({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value === undefined || value.trim() === '' ? paymentText.notAvailable : value}</dd>
    </div>
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
