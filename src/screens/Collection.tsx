import { CollectionBrowser } from '../features/catalogue';
import { pageText } from '../text/common';
import { PageMeta } from '../ui/PageMeta';

export default function Collection() {
  return (
    <>
      <PageMeta {...pageText.collection} />
      <CollectionBrowser />
    </>
  );
}
