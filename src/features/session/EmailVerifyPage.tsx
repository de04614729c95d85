import { FormAside, FormCard } from '@kedai/ui/form/FormCard';
import { useRef, useState } from 'react';
import { sessionText } from '../../text/account/signIn';
import { pageText } from '../../text/pages';
import { titledPage } from '../shared/titledPage';
import { GuestsOnly } from './GuestsOnly';
import { SessionForm } from './SessionForm';

/** /email-verify (spec §2): one page for signing in and signing up. Only signing up needs a name. */
function EmailVerifyPage() {
  const [isSigningUp, setSigningUp] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [email, setEmail] = useState('');
  const emailRef = useRef<HTMLInputElement>(null);
  const switchForm = () => {
    setEmail(emailRef.current?.value ?? '');
    setSigningUp(!isSigningUp);
  };
  const text = isSigningUp ? sessionText.signUp : sessionText.signIn;
  return (
    <GuestsOnly stay={isBusy}>
      <FormCard title={text.title} intro={text.intro} eyebrow={sessionText.verification}>
        <SessionForm
          key={String(isSigningUp)}
          isSigningUp={isSigningUp}
          onBusy={setBusy}
          email={email}
          emailRef={emailRef}
        />
        <FormAside>
          <span>{isSigningUp ? sessionText.signUp.haveAccount : sessionText.signIn.noAccount}</span>
          <button type="button" onClick={switchForm}>
            {isSigningUp ? sessionText.signUp.toSignIn : sessionText.signIn.toSignUp}
          </button>
        </FormAside>
      </FormCard>
    </GuestsOnly>
  );
}

export default titledPage(pageText.emailVerify, EmailVerifyPage);
