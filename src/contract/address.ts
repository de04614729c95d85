import * as v from 'valibot';
import { looseText } from './answer';
import { emailSchema } from './email';
import { TEXT_MAX_CHARACTERS } from './limits';
import { isValidState } from './states';

const requiredText = (label: string) =>
  v.pipe(
    v.string(`Enter ${label}.`),
    v.trim(),
    v.nonEmpty(`Enter ${label}.`),
    v.maxLength(TEXT_MAX_CHARACTERS, `Use at most ${TEXT_MAX_CHARACTERS} characters for ${label}.`),
  );

/** An address of an order as it is given (spec §3, §5): every field is required. */
export const addressSchema = v.object({
  firstName: requiredText('the first name'),
  lastName: requiredText('the last name'),
  email: emailSchema,
  street: requiredText('the street'),
  city: requiredText('the city'),
  state: v.pipe(requiredText('the state'), v.check(isValidState, 'Please select the state again')),
  zipcode: v.pipe(requiredText('the zipcode'), v.regex(/^\d{5}$/, 'Enter a zipcode of 5 digits.')),
  country: requiredText('the country'),
  phone: v.pipe(
    requiredText('the phone number'),
    v.regex(/^\+?[\d\s-]{7,20}$/, 'Enter a phone number of 7 to 15 digits.'),
  ),
});

export type Address = v.InferOutput<typeof addressSchema>;
export type AddressField = keyof Address;

/** An address of a placed order as it comes back; what another shop left out is empty. */
export const storedAddressSchema = v.object({
  firstName: looseText,
  lastName: looseText,
  email: looseText,
  street: looseText,
  city: looseText,
  state: looseText,
  zipcode: looseText,
  country: looseText,
  phone: looseText,
});

export type StoredAddress = v.InferOutput<typeof storedAddressSchema>;
