import type { NewsItem } from '@kedai/contract/calls/news';
import type { Outlet } from '@kedai/contract/calls/outlet';
import type { Product } from '@kedai/contract/rules/product';
import { customApi } from '../api/customApi';
import { newsItemApi } from '../api/newsApi';
import { outletApi } from '../api/outletApi';
import type { Page } from './renderedPage';

/** The product of a product page. */
export const productOf = ({ route, state }: Page): Product | undefined =>
  state.pageProducts?.products.find(({ id }) => id === route.params.productId);

/** The news item of its page. */
export const newsItemOf = ({ route, state }: Page): NewsItem | null | undefined =>
  newsItemApi.endpoints.newsItem.select(route.params.newsId ?? '')(state).data;

export const outletsOf = ({ state }: Page): readonly Outlet[] =>
  outletApi.endpoints.outletList.select()(state).data?.outlets ?? [];

/** The first banner of the home page. */
export const bannerOf = ({ state }: Page): string | undefined =>
  customApi.endpoints.getSliderImages.select()(state).data?.sliderImages[0];
