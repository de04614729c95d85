import * as v from 'valibot';
import { call } from './call';
import { idSchema, lenientArray, lenientText, successFields } from './schemas';

/** One day of an outlet's hours (spec §3). */
export const outletDaySchema = v.object({
  day: v.string(),
  available: v.boolean(),
  operatingTime: v.optional(v.nullable(v.object({ start: v.string(), end: v.string() }))),
});

/** An outlet (spec §3). */
export const outletSchema = v.object({
  id: idSchema,
  title: v.string(),
  contactNumber: lenientText,
  whatsappNumber: lenientText,
  googleMap: lenientText,
  address: v.object({
    street: lenientText,
    city: lenientText,
    zipcode: lenientText,
    state: lenientText,
    country: lenientText,
  }),
  schedule: v.optional(
    v.pipe(
      v.nullable(lenientArray(outletDaySchema)),
      v.transform((days) => days ?? []),
    ),
    [],
  ),
});

export type Outlet = v.InferOutput<typeof outletSchema>;
export type OutletOnWire = v.InferInput<typeof outletSchema>;

/** The call of the outlet area (spec §7). */
export const outletCalls = {
  outletList: call({
    method: 'GET',
    path: '/api/outlet/outletList',
    encoding: 'none',
    request: v.undefined(),
    response: v.object({ ...successFields, outlets: lenientArray(outletSchema) }),
  }),
} as const;
