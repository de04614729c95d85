import * as v from 'valibot';
import { idSchema, successFields } from './answer';
import { call } from './call';

const optionalText = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((text): string => String(text ?? '')),
  ),
  '',
);

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
  contactNumber: optionalText,
  whatsappNumber: optionalText,
  googleMap: optionalText,
  address: v.object({
    street: optionalText,
    city: optionalText,
    zipcode: optionalText,
    state: optionalText,
    country: optionalText,
  }),
  schedule: v.optional(
    v.pipe(
      v.nullable(v.array(outletDaySchema)),
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
    response: v.object({ ...successFields, outlets: v.array(outletSchema) }),
  }),
} as const;
