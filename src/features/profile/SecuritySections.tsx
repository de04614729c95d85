import { Button } from '@kedai/ui/button/Button';
import { Stack } from '@kedai/ui/layout/Layout';
import { useRef, useState } from 'react';
import { profileText } from '../../text/account/profile';
import { ChangePassword } from './ChangePassword';
import { Devices } from './Devices';
import { Passkeys } from './Passkeys';
import { useHasAccountCalls } from './SecuritySection';

function ChangePasswordSection() {
  const [isOpen, setOpen] = useState(false);
  const hasClosed = useRef(false);
  const close = () => {
    hasClosed.current = true;
    setOpen(false);
  };
  if (isOpen) return <ChangePassword onClose={close} />;
  return (
    <div>
      <Button
        ref={(button) => {
          // The form that had the focus is gone.
          if (hasClosed.current) button?.focus();
          hasClosed.current = false;
        }}
        onClick={() => setOpen(true)}
      >
        {profileText.security.change}
      </Button>
    </div>
  );
}

export function SecuritySections() {
  const hasAccountCalls = useHasAccountCalls();
  return (
    <Stack $gap={5} $align="stretch">
      <ChangePasswordSection />
      {hasAccountCalls ? <Passkeys /> : null}
      {hasAccountCalls ? <Devices /> : null}
    </Stack>
  );
}
