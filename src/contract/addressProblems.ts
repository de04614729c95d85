import * as v from 'valibot';
import { type AddressField, addressSchema } from './address';

/** What is wrong with an address, by field; no key for a field that is right. */
export type AddressProblems = Readonly<Partial<Record<AddressField, string>>>;

/** An address while it is being typed: every field a text, possibly empty. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

const FIELDS = Object.keys(addressSchema.entries) as AddressField[];

/** The fields of an address in the order in which a form asks for them. */
export const ADDRESS_FIELDS: readonly AddressField[] = FIELDS;

/** Checks an address field by field (spec §5: all are required); the first problem of each field. */
export function addressProblems(address: AddressDraft): AddressProblems {
  const problems: Partial<Record<AddressField, string>> = {};
  for (const field of FIELDS) {
    const result = v.safeParse(addressSchema.entries[field], address[field]);
    if (!result.success) problems[field] = result.issues[0].message;
  }
  return problems;
}
