import { LoginPage } from '../features/session';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

/** /login */
export default function Login() {
  return (
    <>
      <PageMeta {...pageText.login} />
      <LoginPage />
    </>
  );
}
