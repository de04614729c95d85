import { productCalls } from '../contract/product';
import { baseApi } from './baseApi';
import { fromCall } from './fromCall';

/** The calls of the product area. */
export const productApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    list: build.query({
      ...fromCall(productCalls.list),
      providesTags: ['Product', 'Session'],
    }),
    fetchProducts: build.query({
      ...fromCall(productCalls.fetchProducts),
      providesTags: ['Product'],
    }),
  }),
});

export const {
  useListQuery: useProductListQuery,
  useFetchProductsQuery,
  useLazyFetchProductsQuery,
} = productApi;
