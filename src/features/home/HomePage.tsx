import { DeferredContent } from '@kedai/ui/feedback/DeferredContent';
import { homePage } from '../../text/catalogue/home';
import { titledPage } from '../shared/titledPage';
import { Hero } from './Hero';
import { Newsletter } from './Newsletter';
import { PolicyStrip } from './PolicyStrip';
import { ProductStrips } from './ProductStrips';

export { loadHome as loadData } from './ProductStrips';

export default titledPage(homePage, () => (
  <>
    <Hero />
    <DeferredContent>
      <ProductStrips />
      <PolicyStrip />
      <Newsletter />
    </DeferredContent>
  </>
));
