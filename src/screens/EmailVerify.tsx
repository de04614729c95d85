import { EmailVerifyPage } from '../features/session/EmailVerifyPage';
import { pageText } from '../text/pages';
import { screenOf } from './screenOf';

export default screenOf(pageText.emailVerify, EmailVerifyPage);
