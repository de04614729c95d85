import { useState } from 'react';
import { sessionTexts } from '../../text/session';
import { FormAside, FormCard } from '../../ui/FormCard';
import { Pressable } from '../../ui/Pressable';
import { GuestsOnly } from './GuestsOnly';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

/** /email-verify (spec §2): one form that is for signing in or for signing up; a name only when signing up. */
export function EmailVerifyPage() {
  const [signingUp, setSigningUp] = useState(false);
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState('');
  const onPage = { onBusy: setBusy, email, onEmail: setEmail };
  const texts = signingUp ? sessionTexts.signUp : sessionTexts.signIn;
  return (
    <GuestsOnly stay={busy}>
      <FormCard title={texts.title} intro={texts.intro} eyebrow={sessionTexts.verification}>
        {signingUp ? <SignUpForm {...onPage} /> : <SignInForm {...onPage} />}
        <FormAside>
          <span>{signingUp ? sessionTexts.signUp.haveAccount : sessionTexts.signIn.noAccount}</span>
          <Pressable onClick={() => setSigningUp(!signingUp)}>
            {signingUp ? sessionTexts.signUp.toSignIn : sessionTexts.signIn.toSignUp}
          </Pressable>
        </FormAside>
      </FormCard>
    </GuestsOnly>
  );
}
