import { createApi } from '@reduxjs/toolkit/query/react';
import { malformed } from './classify';
import { logBrokenContract } from './log';
import { TAGS } from './tags';
import { transport } from './transport';

/**
 * The RTK Query API of the shop, without endpoints. Each area injects its own (`userApi.ts`, `productApi.ts`, …), so that a
 * page loads only the areas it uses. Import hooks from the area's file.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: transport,
  tagTypes: TAGS,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
  catchSchemaFailure: () => malformed(),
  onSchemaFailure: ({ issues }, { endpoint }) => logBrokenContract(endpoint, issues),
});
