import { memo, type SyntheticEvent, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { AddressField } from '../../../contract/address';
import type { AddressDraft, AddressProblems } from '../../../contract/addressProblems';
import { findState, isFederalTerritory, VALID_STATES } from '../../../contract/states';
import { cleanText, firstCharacters } from '../../../contract/text';
import { addressLabels, placeOrderText } from '../../../text/checkout';
import { media, space } from '../../../theme/tokens';
import { PostcodeField } from '../../../ui/PostcodeField';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import { fieldValue } from '../../../ui/useForm';
import { TerritoryHint } from './TerritoryHint';

type Purpose = 'shipping' | 'billing';

/** The fields in order, each with its autofill token, input type and on-screen keyboard. */
const inputAttributes: Readonly<
  Record<
    AddressField,
    {
      readonly token: string;
      readonly type?: 'email' | 'tel';
      readonly inputMode?: 'tel';
    }
  >
> = {
  firstName: { token: 'given-name' },
  lastName: { token: 'family-name' },
  email: { token: 'email', type: 'email' },
  street: { token: 'street-address' },
  city: { token: 'address-level2' },
  zipcode: { token: 'postal-code' },
  state: { token: 'address-level1' },
  country: { token: 'country-name' },
  phone: { token: 'tel', type: 'tel', inputMode: 'tel' },
};

const FIELDS = Object.keys(inputAttributes) as AddressField[];

/** The cell of a field in the grid. */
const cell = (field: AddressField) => `> :nth-child(${FIELDS.indexOf(field) + 1})`;

/** Long values take a whole row: e-mail and street, the state on a phone, the phone number on wider screens. */
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

/** The `name` of a field, unique because the page may show two addresses. */
const fieldName = (purpose: Purpose, field: AddressField) =>
  purpose === 'shipping' ? field : `billing-${field}`;

/**
 * Reports text fields that were filled without an event, for example by a password manager.
 * @param known the address as reported so far
 */
export function readAddressFields(
  form: HTMLFormElement,
  purpose: Purpose,
  known: AddressDraft,
  onChange: OnChange,
): void {
  for (const field of FIELDS) {
    const text = fieldValue(form, fieldName(purpose, field));
    if (field !== 'state' && text !== known[field]) onChange(field, text);
  }
}

/** One field of an address. The text fields are uncontrolled; the state is controlled, so autofill needs a handler. */
const AddressInput = memo(function AddressInput({
  purpose,
  field,
  value,
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
  const { token, ...input } = inputAttributes[field];
  const shared = {
    ...line,
    label: addressLabels[field],
    name: fieldName(purpose, field),
    autoComplete: `${purpose} ${token}`,
    required: true,
  };
  const onText = (text: string) => onChange(field, text);
  const handleChange = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) =>
    onText(currentTarget.value);
  const text = { ...shared, defaultValue: value, readOnly: isLocked, onChange: handleChange };
  if (field === 'zipcode') return <PostcodeField {...text} />;
  if (field !== 'state') return <TextField {...text} {...input} />;
  return (
    <SelectField
      {...shared}
      value={value}
      disabled={isLocked}
      onChange={handleChange}
      onAutofill={onText}
    >
      <option value="">{placeOrderText.chooseState}</option>
      {VALID_STATES.map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </SelectField>
  );
});

/** The error for a state that was autofilled and that the shop does not know. */
function stateProblem(text: string): string {
  if (text === '') return placeOrderText.shippingMissing;
  return isFederalTerritory(text)
    ? placeOrderText.federalTerritory()
    : placeOrderText.unknownState(text);
}

/** The nine fields of an address (spec §3), the same for delivery and billing. */
export function AddressFields({
  address,
  problems,
  chosenAddress,
  onChange,
  ...line
}: {
  readonly purpose: Purpose;
  readonly address: AddressDraft;
  readonly problems: AddressProblems;
  /** The delivery address that was chosen with the service. */
  readonly chosenAddress?: string;
  /** Whether the form is being submitted. */
  readonly isLocked: boolean;
  /** Must have a stable identity, because the fields are memoised. */
  readonly onChange: OnChange;
}) {
  const [unknownState, setUnknownState] = useState<string | null>(null);
  const onText = useCallback(
    (field: AddressField, text: string) => {
      if (field !== 'state') return onChange(field, text);
      const state = findState(text);
      setUnknownState(state === null ? firstCharacters(cleanText(text), 40) : null);
      onChange(field, state ?? '');
    },
    [onChange],
  );
  const errors =
    unknownState === null || address.state !== ''
      ? problems
      : { ...problems, state: stateProblem(unknownState) };
  return (
    <>
      <Grid>
        {FIELDS.map((field) => (
          <AddressInput
            key={field}
            field={field}
            value={address[field]}
            error={errors[field]}
            onChange={onText}
            {...line}
          />
        ))}
      </Grid>
      {chosenAddress === undefined ? null : (
        <TerritoryHint places={[address.city, chosenAddress, unknownState ?? '']} />
      )}
    </>
  );
}
