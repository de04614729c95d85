export { PasswordReset } from './PasswordReset';
