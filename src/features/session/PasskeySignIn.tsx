import { PASSKEYS_COOKIE } from '@kedai/contract/calls/user';
import { Button } from '@kedai/ui/button/Button';
import { AlertAfterToast } from '@kedai/ui/feedback/AlertAfterToast';
import { useIsHydrating } from '@kedai/ui/hooks/useIsHydrating';
import { Stack } from '@kedai/ui/layout/Layout';
import { parseCookies } from '../../state/device/cookies';
import { useAppSelector } from '../../state/hooks';
import { selectSessionStatus } from '../../state/session/customerSession';
import { sessionText } from '../../text/account/signIn';
import { signInWithPasskey } from './signIn';
import { useSignIn } from './useSignIn';

const text = sessionText.signIn;

/** Whether browser and shop have passkeys. The first session check tells it; until then the button is shown. */
function usePasskeysOffered(): boolean {
  const isChecking = useAppSelector(selectSessionStatus) === 'checking';
  const isHydrating = useIsHydrating();
  return (
    isHydrating ||
    isChecking ||
    ('PublicKeyCredential' in window && parseCookies(document.cookie, PASSKEYS_COOKIE).length > 0)
  );
}

/** Signs in without a password. @param onBusy called when the sign-in, including the cart merge, starts and ends */
export function PasskeySignIn({ onBusy }: { readonly onBusy: (busy: boolean) => void }) {
  const { busy, failure, enter } = useSignIn(onBusy);
  const isOffered = usePasskeysOffered();
  if (!isOffered) return null;
  return (
    <Stack $gap={2}>
      <Button variant="secondary" busy={busy} wide onClick={() => enter(signInWithPasskey())}>
        {text.passkey}
      </Button>
      {failure ? <AlertAfterToast text={failure.message} summary={text.notSignedIn} /> : null}
    </Stack>
  );
}
