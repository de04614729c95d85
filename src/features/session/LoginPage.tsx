import { FormAside, FormCard } from '@kedai/ui/FormCard';
import { useSearchParamsAfterHydration } from '@kedai/ui/searchParams';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { sessionText } from '../../text/session';
import { GuestsOnly } from './GuestsOnly';
import { PasskeySignIn } from './PasskeySignIn';
import { SessionForm } from './SessionForm';

const text = sessionText.signIn;

export function LoginPage() {
  const [busy, setBusy] = useState(false);
  const [query] = useSearchParamsAfterHydration();
  const toRegister = { pathname: paths.register, search: query.toString() };
  return (
    <GuestsOnly stay={busy}>
      <FormCard title={text.title} intro={text.intro}>
        <SessionForm onBusy={setBusy} />
        <PasskeySignIn onBusy={setBusy} />
        <FormAside>
          {text.noAccount} <Link to={toRegister}>{text.toSignUp}</Link>
        </FormAside>
      </FormCard>
    </GuestsOnly>
  );
}
