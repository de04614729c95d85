import { useRef, useState } from 'react';
import { sessionTexts } from '../../text/session';
import { FormAside, FormCard } from '../../ui/FormCard';
import { GuestsOnly } from './GuestsOnly';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

/** /email-verify (spec §2): one form that is for signing in or for signing up; a name only when signing up. */
export function EmailVerifyPage() {
  const [signingUp, setSigningUp] = useState(false);
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState('');
  const emailRef = useRef<HTMLInputElement>(null);
  const onPage = { onBusy: setBusy, email, emailRef };
  const switchForm = () => {
    setEmail(emailRef.current?.value ?? '');
    setSigningUp(!signingUp);
  };
  const texts = signingUp ? sessionTexts.signUp : sessionTexts.signIn;
  return (
    <GuestsOnly stay={busy}>
      <FormCard title={texts.title} intro={texts.intro} eyebrow={sessionTexts.verification}>
        {signingUp ? <SignUpForm {...onPage} /> : <SignInForm {...onPage} />}
        <FormAside>
          <span>{signingUp ? sessionTexts.signUp.haveAccount : sessionTexts.signIn.noAccount}</span>
          <button type="button" onClick={switchForm}>
            {signingUp ? sessionTexts.signUp.toSignIn : sessionTexts.signIn.toSignUp}
          </button>
        </FormAside>
      </FormCard>
    </GuestsOnly>
  );
}
