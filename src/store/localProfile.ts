import * as v from 'valibot';

const text = v.fallback(v.string(), '');

const addressSchema = v.object({ street: text, zipcode: text, city: text, country: text });

const profileSchema = v.object({
  name: text,
  phone: text,
  /** null until one was saved. */
  address: v.fallback(v.nullable(addressSchema), null),
});

/** What a shopper typed under My Profile; it stays on this device (spec §2: no calls). */
export type LocalProfile = Readonly<v.InferOutput<typeof profileSchema>>;
export type LocalAddress = Readonly<v.InferOutput<typeof addressSchema>>;

export const EMPTY_PROFILE: LocalProfile = { name: '', phone: '', address: null };

/** Reads a remembered profile; fields that are no text are empty. */
export function readLocalProfile(value: unknown): LocalProfile {
  const result = v.safeParse(profileSchema, value);
  return result.success ? result.output : EMPTY_PROFILE;
}
