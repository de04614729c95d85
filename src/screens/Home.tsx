import { BestSellers, Hero, LatestCollection, Newsletter, PolicyStrip } from '../features/home';
import { homePage } from '../text/home';
import { Below } from '../ui/Below';
import { PageMeta } from '../ui/PageMeta';

export default function Home() {
  return (
    <>
      <PageMeta {...homePage} />
      <Hero />
      <Below>
        <LatestCollection />
        <BestSellers />
        <PolicyStrip />
        <Newsletter />
      </Below>
    </>
  );
}
