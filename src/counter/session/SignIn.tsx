import { Alert } from '@kedai/ui/feedback/Alert';
import { FormCard } from '@kedai/ui/form/FormCard';
import { Note } from '@kedai/ui/layout/Text';
import { Modal } from '@kedai/ui/overlay/Modal';
import { s } from '@kedai/ui/theme/tokens';
import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { sessionText } from '../../text/counter/session';
import { useCounterSignInMutation, useStartCounterSignInMutation } from '../counterApi';
import { PasskeyButton } from './PasskeyButton';
import { usePasskey } from './usePasskey';

const text = sessionText.signIn;

/** Covers the page whose session has ended. */
const Cover = styled(Modal)`
  display: grid;
  align-content: center;
  background: ${s('veil')};
`;

/** @param hasEnded the session has ended while the page was open */
export function SignIn({ hasEnded = false }: { readonly hasEnded?: boolean }) {
  const [startSignIn] = useStartCounterSignInMutation();
  const [signIn] = useCounterSignInMutation();
  const { search } = useLocation();
  const passkey = usePasskey(
    async () => {
      const { options } = await startSignIn().unwrap();
      // The server makes the options of the standard's JSON form.
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
      const credential = { ...(await startAuthentication({ optionsJSON })) };
      await signIn({ credential }).unwrap();
    },
    { NotAllowedError: text.cancelled, otherwise: text.failed },
  );
  return (
    <FormCard
      title={hasEnded ? text.ended : text.title}
      intro={<span>{hasEnded ? text.endedIntro : text.intro}</span>}
    >
      {/* The right key signs in and leaves the address. */}
      {new URLSearchParams(search).has('key') && !hasEnded ? (
        <Alert kind="info">{text.oldKey}</Alert>
      ) : null}
      <PasskeyButton label={text.submit} passkey={passkey} />
      <Note>{text.newDevice}</Note>
    </FormCard>
  );
}

/** Over a page: what somebody typed there stays. */
export function SignInAgain() {
  return (
    <Cover aria-label={text.ended} onClose={undefined}>
      <SignIn hasEnded />
    </Cover>
  );
}
