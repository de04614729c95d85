import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useAppDispatch } from '../../state/hooks';
import { signOut } from '../../state/session/session';
import { profileText } from '../../text/profile';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { Devices } from './Devices';

const text = profileText.security;

/** The password is changed with the reset, which requires logging out, so this asks for confirmation first. */
function ChangePassword() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);

  const logOutAndReset = async () => {
    setBusy(true);
    const failure = await dispatch(signOut());
    if (failure === null) {
      navigate(paths.resetPassword);
      return;
    }
    setBusy(false);
    toast.error(failure.message);
  };

  if (!isConfirming) return <Button onClick={() => setConfirming(true)}>{text.change}</Button>;
  return (
    <Stack $gap={2.5}>
      <Alert kind="info">{text.explain}</Alert>
      <Row>
        <Button busy={busy} onClick={logOutAndReset}>
          {text.confirm}
        </Button>
        <Button variant="secondary" onClick={() => setConfirming(false)}>
          {text.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

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
