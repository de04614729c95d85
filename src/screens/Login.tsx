import { LoginPage } from '../features/session/LoginPage';
import { pageText } from '../text/pages';
import { screenOf } from './screenOf';

export default screenOf(pageText.login, LoginPage);
