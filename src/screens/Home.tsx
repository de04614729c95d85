import { BestSellers, Hero, LatestCollection, Newsletter, PolicyStrip } from '../features/home';
import { homePage } from '../text/home';
import { DeferredContent } from '../ui/DeferredContent';
import { PageMeta } from '../ui/PageMeta';

export default function Home() {
  return (
    <>
      <PageMeta {...homePage} />
      <Hero />
      <DeferredContent>
        <LatestCollection />
        <BestSellers />
        <PolicyStrip />
        <Newsletter />
      </DeferredContent>
    </>
  );
}
