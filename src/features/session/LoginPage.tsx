import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { sessionText } from '../../text/session';
import { FormAside, FormCard } from '../../ui/FormCard';
import { useSearchParamsAfterHydration } from '../../ui/searchParams';
import { GuestsOnly } from './GuestsOnly';
import { SignInForm } from './SignInForm';

const texts = sessionText.signIn;

/** /login (spec §2). */
export function LoginPage() {
  const [busy, setBusy] = useState(false);
  const [query] = useSearchParamsAfterHydration();
  const toRegister = { pathname: paths.register, search: query.toString() };
  return (
    <GuestsOnly stay={busy}>
      <FormCard title={texts.title} intro={texts.intro}>
        <SignInForm onBusy={setBusy} />
        <FormAside>
          {texts.noAccount} <Link to={toRegister}>{texts.toSignUp}</Link>
        </FormAside>
      </FormCard>
    </GuestsOnly>
  );
}
