import { OutletList } from '../features/outlets';
import { pageText } from '../text/common';
import { PageMeta } from '../ui/PageMeta';

export default function Outlets() {
  return (
    <>
      <PageMeta {...pageText.outlets} />
      <OutletList />
    </>
  );
}
