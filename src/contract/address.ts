import * as v from 'valibot';
import { emailSchema } from './email';
import { phoneSchema } from './phone';
import { postcodeSchema } from './postcode';
import { lenientText } from './schemas';
import { isValidState } from './states';
import { cleanText, requiredText } from './text';

/** An address of an order as it is given (spec §3, §5): every field is required. */
export const addressSchema = v.object({
  firstName: requiredText('the first name'),
  lastName: requiredText('the last name'),
  email: emailSchema,
  street: requiredText('the street'),
  city: requiredText('the city'),
  state: v.pipe(requiredText('the state'), v.check(isValidState, 'Please select the state again')),
  zipcode: postcodeSchema,
  country: requiredText('the country'),
  phone: phoneSchema,
});

export type Address = v.InferOutput<typeof addressSchema>;
export type AddressField = keyof Address;

/** A text of an address that comes back: cleaned, since older orders may hold it as it was typed. */
const storedText = v.pipe(lenientText, v.transform(cleanText));

/** An address of a placed order as it comes back; what another shop left out is empty. */
export const storedAddressSchema = v.object({
  firstName: storedText,
  lastName: storedText,
  email: storedText,
  street: storedText,
  city: storedText,
  state: storedText,
  zipcode: storedText,
  country: storedText,
  phone: storedText,
});

export type StoredAddress = v.InferOutput<typeof storedAddressSchema>;
