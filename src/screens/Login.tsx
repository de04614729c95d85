import { LoginPage } from '../features/session';

/** /login */
export default function Login() {
  return <LoginPage />;
}
