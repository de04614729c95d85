import { useRef, useState } from 'react';
import { sessionTexts } from '../../text/session';
import { FormAside, FormCard } from '../../ui/FormCard';
import { GuestsOnly } from './GuestsOnly';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

/** /email-verify (spec §2): one page for signing in and signing up. Only signing up needs a name. */
export function EmailVerifyPage() {
  const [isSigningUp, setSigningUp] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [email, setEmail] = useState('');
  const emailRef = useRef<HTMLInputElement>(null);
  const formProps = { onBusy: setBusy, email, emailRef };
  const switchForm = () => {
    setEmail(emailRef.current?.value ?? '');
    setSigningUp(!isSigningUp);
  };
  const texts = isSigningUp ? sessionTexts.signUp : sessionTexts.signIn;
  return (
    <GuestsOnly stay={isBusy}>
      <FormCard title={texts.title} intro={texts.intro} eyebrow={sessionTexts.verification}>
        {isSigningUp ? <SignUpForm {...formProps} /> : <SignInForm {...formProps} />}
        <FormAside>
          <span>
            {isSigningUp ? sessionTexts.signUp.haveAccount : sessionTexts.signIn.noAccount}
          </span>
          <button type="button" onClick={switchForm}>
            {isSigningUp ? sessionTexts.signUp.toSignIn : sessionTexts.signIn.toSignUp}
          </button>
        </FormAside>
      </FormCard>
    </GuestsOnly>
  );
}
