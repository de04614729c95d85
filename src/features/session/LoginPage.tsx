import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { sessionTexts } from '../../text/session';
import { GuestsOnly } from './GuestsOnly';
import { Aside, SessionCard } from './SessionCard';
import { SignInForm } from './SignInForm';

const texts = sessionTexts.signIn;

/** /login (spec §2). */
export function LoginPage() {
  const [busy, setBusy] = useState(false);
  const { search } = useLocation();
  return (
    <GuestsOnly stay={busy}>
      <SessionCard title={texts.title} intro={texts.intro}>
        <SignInForm onBusy={setBusy} />
        <Aside>
          {texts.noAccount} <Link to={{ pathname: paths.register, search }}>{texts.toSignUp}</Link>
        </Aside>
      </SessionCard>
    </GuestsOnly>
  );
}
