import { CollectionBrowser } from '../features/catalogue';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

export { prefetchFirstPage as prefetchQuery } from '../features/catalogue';

export default function Collection() {
  return (
    <>
      <PageMeta {...pageText.collection} />
      <CollectionBrowser />
    </>
  );
}
