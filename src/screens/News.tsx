import { NewsList } from '../features/news';
import { pageText } from '../text/common';
import { PageMeta } from '../ui/PageMeta';

export default function News() {
  return (
    <>
      <PageMeta {...pageText.news} />
      <NewsList />
    </>
  );
}
