import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { sessionText } from '../../text/counter/session';
import type { usePasskey } from './usePasskey';

/** Starts the steps of a passkey, and says what went wrong; in a browser without passkeys, what to do. */
export function PasskeyButton({
  label,
  passkey: { problem, ...button },
}: {
  readonly label: string;
  readonly passkey: ReturnType<typeof usePasskey>;
}) {
  if (!('PublicKeyCredential' in window)) return <Alert>{sessionText.signIn.unsupported}</Alert>;
  return (
    <>
      {problem === '' ? null : <Alert>{problem}</Alert>}
      <Button wide data-autofocus {...button}>
        {label}
      </Button>
    </>
  );
}
