import { HumanCheck } from '../features/humanCheck';
import { PasswordReset } from '../features/passwordReset';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

/** /reset-password */
export default function ResetPassword() {
  return (
    <>
      <PageMeta {...pageText.resetPassword} />
      <PasswordReset Check={HumanCheck} />
    </>
  );
}
