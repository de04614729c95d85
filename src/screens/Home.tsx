import { Hero, loadBanners } from '../features/home/Hero';
import { Newsletter } from '../features/home/Newsletter';
import { PolicyStrip } from '../features/home/PolicyStrip';
import { loadStrips, ProductStrips } from '../features/home/ProductStrips';
import type { LoadPageData } from '../store/pageData';
import { homePage } from '../text/home';
import { DeferredContent } from '../ui/DeferredContent';
import { screenOf } from './screenOf';

export const loadData: LoadPageData = async (...page) => {
  const [banners, strips] = await Promise.all([loadBanners(...page), loadStrips(...page)]);
  return { ...strips, isError: banners.isError || strips.isError };
};

export default screenOf(homePage, () => (
  <>
    <Hero />
    <DeferredContent>
      <ProductStrips />
      <PolicyStrip />
      <Newsletter />
    </DeferredContent>
  </>
));
