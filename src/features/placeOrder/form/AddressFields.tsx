import type { AddressDraft, AddressField, AddressProblems } from '@kedai/contract/rules/address';
import { messagingLink } from '@kedai/contract/rules/sellerLink';
import { findState, isFederalTerritory, VALID_STATES } from '@kedai/contract/rules/states';
import { cleanText, shorten } from '@kedai/contract/rules/text';
import { stateName } from '@kedai/contract/text/values';
import { Alert } from '@kedai/ui/feedback/Alert';
import { PostcodeField } from '@kedai/ui/form/PostcodeField';
import { FieldsetLegend } from '@kedai/ui/form/RadioGroup';
import { SelectField } from '@kedai/ui/form/SelectField';
import { TextField } from '@kedai/ui/form/TextField';
import { Stack } from '@kedai/ui/layout/Layout';
import { media, space } from '@kedai/ui/theme/tokens';
import { type SyntheticEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { shop } from '../../../shop';
import { addressLabels, placeOrderText } from '../../../text/order/checkout';
import { addressFieldName } from '../draft';

const legends = {
  shipping: placeOrderText.deliveryInformation,
  billing: placeOrderText.billingInformation,
} as const;

type Purpose = keyof typeof legends;

/** The autofill token, input type and on-screen keyboard of each field. */
const inputAttributes: Record<
  AddressField,
  { readonly token: string; readonly type?: 'email' | 'tel'; readonly inputMode?: 'tel' }
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

const FIELDS = Object.keys(addressLabels) as AddressField[];

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

/** The error for a state that was autofilled and that the shop does not know. */
function stateProblem(text: string): string {
  if (text === '') return placeOrderText.shippingMissing;
  return isFederalTerritory(text)
    ? placeOrderText.federalTerritory()
    : placeOrderText.unknownState(text);
}

/** The nine fields of an address (spec §3), the same for delivery and billing. All are uncontrolled. */
export function AddressFields({
  purpose,
  notice,
  address,
  problems,
  chosenAddress,
  isLocked,
  onEdit,
}: {
  readonly purpose: Purpose;
  readonly notice?: string | undefined;
  readonly address: AddressDraft;
  readonly problems: AddressProblems;
  readonly chosenAddress?: string;
  readonly isLocked: boolean;
  /** Called when a field is edited or filled in, before the form hears of it. */
  readonly onEdit?: (field: AddressField, form: HTMLFormElement) => void;
}) {
  const [unknownState, setUnknownState] = useState<string | null>(null);
  const stateSelect = useRef<HTMLSelectElement>(null);
  const handleState = (text: string) => {
    const state = findState(text);
    setUnknownState(state === null ? shorten(cleanText(text), 40) : null);
    if (stateSelect.current) stateSelect.current.value = state ?? '';
  };
  const handleEdit = ({ target, currentTarget: { form } }: SyntheticEvent<HTMLFieldSetElement>) => {
    const { name } = target as HTMLInputElement;
    // Only the input that a browser fills in with the state has no name.
    const edited = FIELDS.find((field) => addressFieldName(purpose, field) === name) ?? 'state';
    if (form) onEdit?.(edited, form);
  };
  const isUnknown = unknownState !== null && address.state === '';
  return (
    <fieldset onChange={handleEdit}>
      <FieldsetLegend>{legends[purpose]}</FieldsetLegend>
      <Stack $gap={2.5}>
        {notice === undefined ? null : <Alert kind="info">{notice}</Alert>}
        <Grid>
          {FIELDS.map((field) => {
            const { token, ...input } = inputAttributes[field];
            const shared = {
              label: addressLabels[field],
              name: addressFieldName(purpose, field),
              autoComplete: `${purpose} ${token}`,
              required: true,
            };
            if (field === 'state') {
              return (
                <SelectField
                  key={field}
                  {...shared}
                  error={isUnknown ? stateProblem(unknownState) : problems.state}
                  ref={stateSelect}
                  defaultValue={address.state}
                  disabled={isLocked}
                  onChange={({ currentTarget }) => handleState(currentTarget.value)}
                  onAutofill={handleState}
                >
                  <option value="">{placeOrderText.chooseState}</option>
                  {VALID_STATES.map((state) => (
                    <option key={state} value={state}>
                      {stateName(state)}
                    </option>
                  ))}
                </SelectField>
              );
            }
            const TextInput = field === 'zipcode' ? PostcodeField : TextField;
            return (
              <TextInput
                key={field}
                {...shared}
                {...input}
                error={problems[field]}
                defaultValue={address[field]}
                readOnly={isLocked}
              />
            );
          })}
        </Grid>
        {chosenAddress === undefined ? null : (
          <TerritoryHint places={[address.city, chosenAddress, unknownState ?? '']} />
        )}
      </Stack>
    </fieldset>
  );
}

/** Federal territories are not in the list of states. This hint tells the shopper to contact the shop. */
function TerritoryHint({ places }: { readonly places: readonly string[] }) {
  if (!places.some(isFederalTerritory)) return null;
  const link = messagingLink(shop.seller.phone, placeOrderText.askShopMessage);
  return (
    <Alert kind="info">
      <span>{placeOrderText.federalTerritory()}</span>{' '}
      <a href={link} target="_blank" rel="noreferrer">
        {placeOrderText.askShop}
      </a>
    </Alert>
  );
}
