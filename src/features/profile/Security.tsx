import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../store/session';
import { profileTexts } from '../../text/profile';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { Devices } from './Devices';

const texts = profileTexts.security;

/** A password is changed by the reset, which is for those who are logged out: so it is asked first. */
function ChangePassword() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    const failure = await signOut();
    if (failure === null) {
      navigate(paths.resetPassword);
      return;
    }
    setBusy(false);
    toast.error(failure.message);
  };

  if (!asking) return <Button onClick={() => setAsking(true)}>{texts.change}</Button>;
  return (
    <Stack $gap={2.5}>
      <Alert kind="info">{texts.explain}</Alert>
      <Row>
        <Button busy={busy} onClick={leave}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

/** The password, and where the account is signed in. */
export function Security() {
  return (
    <Stack $gap={5} $align="stretch">
      <div>
        <ChangePassword />
      </div>
      <Devices />
    </Stack>
  );
}
