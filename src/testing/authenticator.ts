/** An authenticator with a passkey, for pages that the real API answers. */
export { testAuthenticator } from '../../server/testing/authenticator';
