export { EmailVerifyPage } from './EmailVerifyPage';
export { LoginPage } from './LoginPage';
export { RequireCustomer } from './RequireCustomer';
