import { pageText } from '../../text/pages';
import { HumanCheck } from '../shared/humanCheck/HumanCheck';
import { titledPage } from '../shared/titledPage';
import { PasswordReset } from './PasswordReset';

export default titledPage(pageText.resetPassword, () => <PasswordReset Check={HumanCheck} />);
