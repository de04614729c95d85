import * as v from 'valibot';
import { looseText } from './answer';
import { emailSchema } from './email';
import { phoneSchema } from './phone';
import { postcodeSchema } from './postcode';
import { isValidState } from './states';
import { requiredText } from './text';

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
