import { styled } from 'styled-components';
import type { AddressField } from '../../../contract/address';
import type { AddressDraft, AddressProblems } from '../../../contract/addressProblems';
import { VALID_STATES } from '../../../contract/states';
import { addressLabels, placeOrderText } from '../../../text/checkout';
import { media, space } from '../../../theme/tokens';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(2)};

  ${media.tablet} {
    gap: ${space(2.5)};
  }
`;

/** What is long takes a line of its own: on a phone the states too, elsewhere the phone number. */
const Wide = styled.div`
  grid-column: 1 / -1;
`;

const WideOnPhone = styled.div`
  ${media.mobile} {
    grid-column: 1 / -1;
  }
`;

const WideElsewhere = styled.div`
  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;

/** How a browser knows each field, and which keys a phone should show. */
const inputs: Readonly<
  Record<
    Exclude<AddressField, 'state'>,
    {
      readonly token: string;
      readonly type?: 'email' | 'tel';
      readonly inputMode?: 'numeric' | 'tel' | 'email';
      readonly maxLength?: number;
    }
  >
> = {
  firstName: { token: 'given-name' },
  lastName: { token: 'family-name' },
  email: { token: 'email', type: 'email', inputMode: 'email' },
  street: { token: 'street-address' },
  city: { token: 'address-level2' },
  zipcode: { token: 'postal-code', inputMode: 'numeric', maxLength: 5 },
  country: { token: 'country-name' },
  phone: { token: 'tel', type: 'tel', inputMode: 'tel' },
};

/** The nine fields of an address (spec §3), the same for delivery and billing. */
export function AddressFields({
  purpose,
  address,
  problems,
  stateProblem,
  isLocked,
  onChange,
}: {
  readonly purpose: 'shipping' | 'billing';
  readonly address: AddressDraft;
  readonly problems: AddressProblems;
  readonly stateProblem?: string | undefined;
  /** What stands here is on its way to the shop. */
  readonly isLocked: boolean;
  readonly onChange: (field: AddressField, value: string) => void;
}) {
  const text = (field: Exclude<AddressField, 'state'>) => {
    const { token, ...input } = inputs[field];
    return (
      <TextField
        label={addressLabels[field]}
        name={purpose === 'shipping' ? field : `billing-${field}`}
        autoComplete={`${purpose} ${token}`}
        value={address[field]}
        error={problems[field]}
        required
        readOnly={isLocked}
        onChange={({ target }) => onChange(field, target.value)}
        {...input}
      />
    );
  };
  return (
    <Grid>
      {text('firstName')}
      {text('lastName')}
      <Wide>{text('email')}</Wide>
      <Wide>{text('street')}</Wide>
      {text('city')}
      {text('zipcode')}
      <WideOnPhone>
        <SelectField
          label={addressLabels.state}
          name={purpose === 'shipping' ? 'state' : 'billing-state'}
          autoComplete={`${purpose} address-level1`}
          value={address.state}
          error={stateProblem}
          required
          disabled={isLocked}
          onChange={({ target }) => onChange('state', target.value)}
        >
          <option value="">{placeOrderText.chooseState}</option>
          {VALID_STATES.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </SelectField>
      </WideOnPhone>
      {text('country')}
      <WideElsewhere>{text('phone')}</WideElsewhere>
    </Grid>
  );
}
