import { BestSellers, Hero, LatestCollection, Newsletter, PolicyStrip } from '../features/home';
import { homePage } from '../text/home';
import { PageMeta } from '../ui/PageMeta';

export default function Home() {
  return (
    <>
      <PageMeta {...homePage} />
      <Hero />
      <LatestCollection />
      <BestSellers />
      <PolicyStrip />
      <Newsletter />
    </>
  );
}
