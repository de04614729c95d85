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

/** The fields of an address in the order in which a form asks for them. */
export const ADDRESS_FIELDS = Object.keys(addressSchema.entries) as AddressField[];

/** An address while it is being typed: every field a text, possibly empty. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

/** What is wrong with an address, by field; no key for a field that is right. */
export type AddressProblems = Readonly<Partial<Record<AddressField, string>>>;

/** Checks an address field by field (spec §5: all are required); the first problem of each field. */
export function addressProblems(address: AddressDraft): AddressProblems {
  const problems: Partial<Record<AddressField, string>> = {};
  for (const issue of v.safeParse(addressSchema, address).issues ?? []) {
    problems[v.getDotPath(issue) as AddressField] ??= issue.message;
  }
  return problems;
}

/**
 * An address of a placed order as it comes back; what another shop left out is empty. The texts are cleaned, since older
 * orders may hold them as they were typed.
 */
export const storedAddressSchema = v.object(
  v.entriesFromList(ADDRESS_FIELDS, v.pipe(lenientText, v.transform(cleanText))),
);

export type StoredAddress = v.InferOutput<typeof storedAddressSchema>;
