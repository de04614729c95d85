import { HumanCheck } from '../features/humanCheck';
import { PasswordReset } from '../features/passwordReset';

/** /reset-password */
export default function ResetPassword() {
  return <PasswordReset Check={HumanCheck} />;
}
