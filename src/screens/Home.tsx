import { BestSellers, Hero, LatestCollection, Newsletter, PolicyStrip } from '../features/home';
import { pageText } from '../text/common';
import { PageMeta } from '../ui/PageMeta';

export default function Home() {
  return (
    <>
      <PageMeta {...pageText.home} />
      <Hero />
      <LatestCollection />
      <BestSellers />
      <PolicyStrip />
      <Newsletter />
    </>
  );
}
