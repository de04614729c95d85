import { customApi } from '../../api/customApi';
import { paths } from '../../paths';
import type { LoadPageData } from '../../state/pageData';
import { loadExcerpt } from '../../state/productList';
import { bestOf, latestOf } from './ProductStrips';

export const loadHome: LoadPageData = async (dispatch) => {
  const [banners, strips] = await Promise.all([
    dispatch(customApi.endpoints.getSliderImages.initiate(undefined, { subscribe: false })),
    loadExcerpt(dispatch, (list) => {
      const shown = new Set([...latestOf(list), ...bestOf(list)]);
      const products = list.filter((product) => shown.has(product));
      return { excerpt: { address: paths.home, products, total: products.length } };
    }),
  ]);
  return { ...strips, isError: banners.isError || strips.isError };
};
