import { productCalls } from '@kedai/contract/calls/product';
import { COLLECTION_PAGE_SIZE } from '@kedai/contract/rules/limits';
import type { InferOutput } from 'valibot';
import { publicApi } from './apis';
import { fromCatalogueCall } from './fromCall';

const productPage = fromCatalogueCall(productCalls.fetchProducts);

/** The calls of the product area. */
export const productApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    productList: build.query({
      ...fromCatalogueCall(productCalls.list),
      providesTags: ['Product'],
    }),
    fetchProducts: build.query({ ...productPage, providesTags: ['Product'] }),
    /** The unfiltered collection (spec §7), page by page until an empty one or the total. */
    browse: build.infiniteQuery<
      InferOutput<typeof productCalls.fetchProducts.response>,
      void,
      number
    >({
      query: ({ pageParam }) =>
        productPage.query({ productName: null, page: pageParam, amount: COLLECTION_PAGE_SIZE }),
      responseSchema: productPage.responseSchema,
      providesTags: ['Product'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ products, totalProducts = Number.POSITIVE_INFINITY }, _, page) =>
          products.length > 0 && page * COLLECTION_PAGE_SIZE < totalProducts ? page + 1 : undefined,
      },
    }),
  }),
});

export const { useProductListQuery, useFetchProductsQuery, useBrowseInfiniteQuery } = productApi;
