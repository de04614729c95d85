import { EmailVerifyPage } from '../features/session';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

/** /email-verify */
export default function EmailVerify() {
  return (
    <>
      <PageMeta {...pageText.emailVerify} />
      <EmailVerifyPage />
    </>
  );
}
