import * as v from 'valibot';

const text = v.fallback(v.string(), '');

const addressSchema = v.object({ street: text, zipcode: text, city: text, country: text });

const profileSchema = v.object({
  name: text,
  phone: text,
  /** null until the shopper saves one. */
  address: v.fallback(v.nullable(addressSchema), null),
});

/** The data of My Profile, which stays on this device (spec §2: no calls). */
export type LocalProfile = Readonly<v.InferOutput<typeof profileSchema>>;
export type LocalAddress = Readonly<v.InferOutput<typeof addressSchema>>;

export const EMPTY_PROFILE: LocalProfile = { name: '', phone: '', address: null };

/** Reads a stored profile. Fields of a wrong type become empty. */
export function readLocalProfile(value: unknown): LocalProfile {
  const result = v.safeParse(profileSchema, value);
  return result.success ? result.output : EMPTY_PROFILE;
}
