import { mergeFailed, passwordHint } from '../common';

export const sessionText = {
  signIn: {
    title: 'Sign In',
    intro: 'Welcome back. Your bag comes with you.',
    email: 'Email',
    emailPlaceholder: 'you@example.com',
    password: 'Password',
    forgot: 'Forgot your password?',
    submit: 'Sign In',
    noAccount: 'New here?',
    toSignUp: 'Sign Up',
    /** Shown beside the form while a toast shows the reason. */
    notSignedIn: 'You are not signed in yet.',
    passkey: 'Sign in with a passkey',
    passkeyCancelled: 'No passkey was used. Try again, or sign in with your password.',
    passkeyFailed: 'The passkey could not be used in this browser. Sign in with your password.',
    cookiesBlocked: 'You are not signed in. Allow cookies for this shop and try again.',
  },
  signUp: {
    title: 'Sign Up',
    intro: 'For an email address that you have verified.',
    name: 'Name',
    passwordHint,
    submit: 'Sign Up',
    haveAccount: 'Already have an account?',
    toSignIn: 'Sign In',
    verifyFirst: 'Verify your email first:',
    verifyLink: 'get a code',
    notMade: 'Your account has not been created yet.',
    cookiesBlocked:
      'Your account is ready, but you are not signed in. Allow cookies for this shop, then sign in.',
  },
  verification: 'Verification',
  mergeFailed,
  required: {
    title: 'Please log in',
    text: 'This page is for customers. Log in, and we bring you back here.',
    action: 'Log in',
  },
  checking: 'Checking your sign-in',
} as const;
