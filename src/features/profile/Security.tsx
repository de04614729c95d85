import { useRef, useState } from 'react';
import { profileText } from '../../text/profile';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { LoadAlert } from '../../ui/Loading';
import { Spinner } from '../../ui/Spinner';
import { useLazyModule } from '../../ui/useLazyModule';
import { Devices } from './Devices';

const text = profileText.security;

const loadForm = async () =>
  (await import(/* webpackChunkName: "change-password" */ './ChangePassword')).ChangePassword;

function ChangePasswordButton() {
  const [isOpen, setOpen] = useState(false);
  const form = useLazyModule(loadForm, isOpen);
  const hasClosed = useRef(false);
  const close = () => {
    hasClosed.current = true;
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <div>
        <Button
          ref={(button) => {
            // The form has taken the place of the button, and the focus with it.
            if (hasClosed.current) button?.focus();
            hasClosed.current = false;
          }}
          onClick={() => setOpen(true)}
        >
          {text.change}
        </Button>
      </div>
    );
  }
  const { module: Form, hasFailed, retry } = form;
  if (Form) return <Form onClose={close} />;
  if (hasFailed) return <LoadAlert message={text.loadFailed} onRetry={retry} />;
  return <Spinner label={text.loading} size={28} />;
}

export function Security() {
  return (
    <Stack $gap={5} $align="stretch">
      <ChangePasswordButton />
      <Devices />
    </Stack>
  );
}
