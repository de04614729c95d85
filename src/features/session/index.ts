export { useSession } from '../../store/session';
export { EmailVerifyPage } from './EmailVerifyPage';
export { GuestsOnly } from './GuestsOnly';
export { LoginPage } from './LoginPage';
export { RequireCustomer } from './RequireCustomer';
export { useSignOut } from './useSignOut';
