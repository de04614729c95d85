import { DeferredContent } from '@kedai/ui/feedback/DeferredContent';
import { Hero } from '../features/home/Hero';
import { Newsletter } from '../features/home/Newsletter';
import { PolicyStrip } from '../features/home/PolicyStrip';
import { ProductStrips } from '../features/home/ProductStrips';
import { homePage } from '../text/home';
import { screenOf } from './screenOf';

export { loadHome as loadData } from '../features/home/ProductStrips';

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
