import { Hero, Newsletter, PolicyStrip, ProductStrips } from '../features/home';
import { homePage } from '../text/home';
import { DeferredContent } from '../ui/DeferredContent';
import { screenOf } from './screenOf';

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
