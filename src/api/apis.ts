import { createApi } from '@reduxjs/toolkit/query/react';
import { logBrokenContract, malformed } from './classify';
import { transport } from './transport';

const options = {
  baseQuery: transport,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
  catchSchemaFailure: () => malformed(),
  onSchemaFailure: logBrokenContract,
};

/** What the responses of public calls, and those about a customer, are about. */
export const PUBLIC_TAGS = ['Product', 'Slider', 'Outlet', 'News'] as const;
export const CUSTOMER_TAGS = ['Cart', 'Order', 'Device', 'Account', 'Passkey'] as const;

/**
 * The calls whose responses are the same for everybody, such as the catalogue. Like the others without endpoints: each area
 * injects its own (`productApi.ts`, `userApi.ts`, …), so that a page loads only the areas it uses. Import hooks from the
 * area's file. In production Redux DevTools show what this API loads, and mask the others.
 */
export const publicApi = createApi({
  ...options,
  reducerPath: 'api',
  tagTypes: PUBLIC_TAGS,
});

/** The calls that anybody may make, and that are about the visitor: sign-in, codes, addresses. */
export const visitorApi = createApi({ ...options, reducerPath: 'visitorApi' });

/**
 * The calls with data of one customer. Its state is reset when the customer changes. Another tab or device may change this
 * data, so what a page shows of it is refetched on return to the page (`startStore`).
 */
export const customerApi = createApi({
  ...options,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  reducerPath: 'customerApi',
  tagTypes: CUSTOMER_TAGS,
});

/** Invalidates tags only after success, since a failed call has changed nothing. */
export const onSuccess =
  <const Tag>(...tags: readonly Tag[]) =>
  (_result: unknown, error: unknown): readonly Tag[] =>
    error === undefined ? tags : [];
