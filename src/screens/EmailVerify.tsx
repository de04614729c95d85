import { EmailVerifyPage } from '../features/session';

/** /email-verify */
export default function EmailVerify() {
  return <EmailVerifyPage />;
}
