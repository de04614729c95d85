import { HumanCheck } from '../features/humanCheck/HumanCheck';
import { PasswordReset } from '../features/passwordReset/PasswordReset';
import { pageText } from '../text/pages';
import { screenOf } from './screenOf';

export default screenOf(pageText.resetPassword, () => <PasswordReset Check={HumanCheck} />);
