import { ContactPage } from '../features/content';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

export default function Contact() {
  return (
    <>
      <PageMeta {...pageText.contact} />
      <ContactPage />
    </>
  );
}
