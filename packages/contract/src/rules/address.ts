import * as v from 'valibot';
import * as addressFields from '../text/fields/address';
import { emailSchema } from './email';
import { phoneSchema } from './phone';
import { postcodeSchema } from './postcode';
import { lenientText } from './schemas';
import { isValidState } from './states';
import { cleanText, requiredText } from './text';

/** The address of an order (spec §3, §5). Every field is required. */
export const addressSchema = v.object({
  firstName: requiredText(addressFields.firstName),
  lastName: requiredText(addressFields.lastName),
  email: emailSchema,
  street: requiredText(addressFields.street),
  city: requiredText(addressFields.city),
  state: v.pipe(requiredText(addressFields.state), v.check(isValidState, addressFields.wrongState)),
  zipcode: postcodeSchema,
  country: requiredText(addressFields.country),
  phone: phoneSchema,
});

export type Address = v.InferOutput<typeof addressSchema>;
export type AddressField = keyof Address;

/** In the order of the form. */
export const ADDRESS_FIELDS = Object.keys(addressSchema.entries) as AddressField[];

/** An address while it is being typed. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

/** The error of each invalid field. */
export type AddressProblems = Readonly<Partial<Record<AddressField, string>>>;

export function addressProblems(address: AddressDraft): AddressProblems {
  const problems: Partial<Record<AddressField, string>> = {};
  for (const issue of v.safeParse(addressSchema, address).issues ?? []) {
    problems[v.getDotPath(issue) as AddressField] ??= issue.message;
  }
  return problems;
}

/**
 * The address of a placed order. Missing fields are empty. The texts are cleaned, because older orders may contain them as
 * typed.
 */
export const storedAddressSchema = v.object(
  v.entriesFromList(ADDRESS_FIELDS, v.pipe(lenientText, v.transform(cleanText))),
);

export type StoredAddress = v.InferOutput<typeof storedAddressSchema>;
