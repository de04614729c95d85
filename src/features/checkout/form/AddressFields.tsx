import { type ChangeEvent, memo } from 'react';
import { styled } from 'styled-components';
import type { AddressField } from '../../../contract/address';
import type { AddressDraft, AddressProblems } from '../../../contract/addressProblems';
import { VALID_STATES } from '../../../contract/states';
import { addressLabels, placeOrderText } from '../../../text/checkout';
import { media, space } from '../../../theme/tokens';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';

type Purpose = 'shipping' | 'billing';

/** The fields as they follow each other: how a browser knows each, and which keys a phone should show. */
const inputs: Readonly<
  Record<
    AddressField,
    {
      readonly token: string;
      readonly type?: 'email' | 'tel';
      readonly inputMode?: 'numeric' | 'tel';
      readonly maxLength?: number;
    }
  >
> = {
  firstName: { token: 'given-name' },
  lastName: { token: 'family-name' },
  email: { token: 'email', type: 'email' },
  street: { token: 'street-address' },
  city: { token: 'address-level2' },
  zipcode: { token: 'postal-code', inputMode: 'numeric', maxLength: 5 },
  state: { token: 'address-level1' },
  country: { token: 'country-name' },
  phone: { token: 'tel', type: 'tel', inputMode: 'tel' },
};

const FIELDS = Object.keys(inputs) as AddressField[];

/** The cell of a field in the grid. */
const cell = (field: AddressField) => `> :nth-child(${FIELDS.indexOf(field) + 1})`;

/** What is long takes a line of its own: e-mail and street, on a phone the states too, elsewhere the phone number. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(2)};

  ${cell('email')},
  ${cell('street')} {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    ${cell('state')} {
      grid-column: 1 / -1;
    }
  }
  ${media.tablet} {
    gap: ${space(2.5)};

    ${cell('phone')} {
      grid-column: 1 / -1;
    }
  }
`;

type OnChange = (field: AddressField, value: string) => void;

/** One field of an address; it renders when it is typed into itself. */
const Line = memo(function Line({
  purpose,
  field,
  isLocked,
  onChange,
  ...line
}: {
  readonly purpose: Purpose;
  readonly field: AddressField;
  readonly value: string;
  readonly error: string | undefined;
  readonly isLocked: boolean;
  readonly onChange: OnChange;
}) {
  const { token, ...input } = inputs[field];
  const all = {
    ...line,
    label: addressLabels[field],
    // The page may hold two addresses.
    name: purpose === 'shipping' ? field : `billing-${field}`,
    autoComplete: `${purpose} ${token}`,
    required: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(field, target.value),
  };
  if (field !== 'state') return <TextField {...all} {...input} readOnly={isLocked} />;
  return (
    <SelectField {...all} disabled={isLocked}>
      <option value="">{placeOrderText.chooseState}</option>
      {VALID_STATES.map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </SelectField>
  );
});

/** The nine fields of an address (spec §3), the same for delivery and billing. */
export function AddressFields({
  address,
  problems,
  ...line
}: {
  readonly purpose: Purpose;
  readonly address: AddressDraft;
  readonly problems: AddressProblems;
  /** What stands here is on its way to the shop. */
  readonly isLocked: boolean;
  /** Stays the same while the form does. */
  readonly onChange: OnChange;
}) {
  return (
    <Grid>
      {FIELDS.map((field) => (
        <Line key={field} field={field} value={address[field]} error={problems[field]} {...line} />
      ))}
    </Grid>
  );
}
