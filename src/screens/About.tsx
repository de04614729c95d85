import { AboutPage } from '../features/content';
import { pageText } from '../text/common';
import { PageMeta } from '../ui/PageMeta';

export default function About() {
  return (
    <>
      <PageMeta {...pageText.about} />
      <AboutPage />
    </>
  );
}
