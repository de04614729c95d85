import { AboutPage } from '../features/content';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

export default function About() {
  return (
    <>
      <PageMeta {...pageText.about} />
      <AboutPage />
    </>
  );
}
