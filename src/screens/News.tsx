import { NewsList } from '../features/news';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

export { prefetchNews as prefetchQuery } from '../features/news';

export default function News() {
  return (
    <>
      <PageMeta {...pageText.news} />
      <NewsList />
    </>
  );
}
