import type { Failure } from '@kedai/contract/calls/failure';
import { type NewsItem, newsCalls } from '@kedai/contract/calls/news';
import { NEWS_PAGE_SIZE } from '@kedai/contract/rules/limits';
import { publicApi } from './apis';
import { fromCatalogueCall } from './fromCall';

/** The call of the news area. */
export const newsApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    newsAll: build.query({
      ...fromCatalogueCall(newsCalls.all),
      providesTags: ['News'],
    }),
  }),
});

const { newsAll } = newsApi.endpoints;

/** One news item. The API has no endpoint for one, so this searches the pages of the list. */
export const newsItemApi = newsApi.injectEndpoints({
  endpoints: (build) => ({
    newsItem: build.query<NewsItem | null, string>({
      queryFn: async (id, { dispatch, signal }) => {
        for (let page = 1, last = 1; page <= last; page += 1) {
          const request = dispatch(
            newsAll.initiate({ page, limit: NEWS_PAGE_SIZE }, { subscribe: false }),
          );
          signal.addEventListener('abort', () => request.abort());
          const { data, error } = await request;
          if (data === undefined) return { error: error as Failure };
          const item = data.items.find((candidate) => candidate.id === id);
          if (item) return { data: item };
          last = data.items.length === 0 ? 0 : data.totalPages;
        }
        return { data: null };
      },
      providesTags: ['News'],
    }),
  }),
});

export const { useNewsAllQuery: useNewsQuery } = newsApi;
export const { useNewsItemQuery } = newsItemApi;
