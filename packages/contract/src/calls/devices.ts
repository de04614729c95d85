import * as v from 'valibot';
import { emptyRequest, emptyResponse, nullAsAbsent, successResponse } from '../rules/schemas';
import { storableText } from '../rules/text';
import { type FactsOf, get, post } from './call';

/** A device on which the customer is signed in. */
export const deviceSchema = v.object({
  /** Opaque. Ends the session of the device. */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Such as `Chrome on Android`; absent if the server does not know. */
  name: nullAsAbsent(v.string()),
  /** epoch ms */
  signedInAt: v.number(),
  /** epoch ms */
  lastUsedAt: v.number(),
  /** Whether the request comes from this device. */
  isCurrent: v.boolean(),
});

export type Device = v.InferOutput<typeof deviceSchema>;

/** Not part of spec §7. A server without these calls responds with 404, and the storefront hides the devices. */
export const deviceCalls = {
  devices: get('/api/user/devices', {
    audience: 'customer',
    response: successResponse({ devices: v.array(deviceSchema) }),
  }),
  signOutDevice: post('/api/user/signOutDevice', {
    audience: 'customer',
    request: v.object({ id: storableText }),
    response: emptyResponse,
  }),
  signOutOtherDevices: post('/api/user/signOutOtherDevices', {
    audience: 'customer',
    request: emptyRequest,
    response: emptyResponse,
  }),
} as const;

export const deviceFacts: FactsOf<typeof deviceCalls> = {
  devices: { isOptional: true },
  signOutDevice: { isOptional: true },
  signOutOtherDevices: { isOptional: true },
};
