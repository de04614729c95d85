import { HumanCheck } from '../features/humanCheck';
import { PasswordReset } from '../features/passwordReset';
import { pageText } from '../text/pages';
import { screenOf } from './screenOf';

export default screenOf(pageText.resetPassword, () => <PasswordReset Check={HumanCheck} />);
