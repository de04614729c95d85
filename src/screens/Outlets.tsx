import { OutletList } from '../features/outlets';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

export { prefetchOutlets as prefetchQuery } from '../features/outlets';

export default function Outlets() {
  return (
    <>
      <PageMeta {...pageText.outlets} />
      <OutletList />
    </>
  );
}
