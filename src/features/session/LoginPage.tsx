import { FormAside, FormCard } from '@kedai/ui/form/FormCard';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { sessionText } from '../../text/account/signIn';
import { pageText } from '../../text/pages';
import { titledPage } from '../shared/titledPage';
import { useAccountPath } from '../shared/wish';
import { GuestsOnly } from './GuestsOnly';
import { PasskeySignIn } from './PasskeySignIn';
import { SessionForm } from './SessionForm';

const text = sessionText.signIn;

function LoginPage() {
  const [busy, setBusy] = useState(false);
  const accountPath = useAccountPath();
  return (
    <GuestsOnly stay={busy}>
      <FormCard title={text.title} intro={text.intro}>
        <SessionForm onBusy={setBusy} />
        <PasskeySignIn onBusy={setBusy} />
        <FormAside>
          {text.noAccount} <Link to={accountPath(paths.register)}>{text.toSignUp}</Link>
        </FormAside>
      </FormCard>
    </GuestsOnly>
  );
}

export default titledPage(pageText.login, LoginPage);
