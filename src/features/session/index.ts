export { EmailVerifyPage } from './EmailVerifyPage';
export { LoginPage } from './LoginPage';
export { loginPath } from './nextPath';
export { RequireCustomer } from './RequireCustomer';
