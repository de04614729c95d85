import type { Staff } from '@kedai/contract/calls/counterSession';
import { messageOf } from '@kedai/contract/calls/failure';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { Loading, Skeleton } from '@kedai/ui/feedback/Loading';
import { FormCard } from '@kedai/ui/form/FormCard';
import { Note } from '@kedai/ui/layout/Text';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionText } from '../../text/counter/session';
import { useAcceptInvitationMutation, useStartInvitationMutation } from '../counterApi';
import { PasskeyButton } from './PasskeyButton';
import { usePasskey } from './usePasskey';

const text = sessionText.invitation;

/** The page of an invitation's link. The token is in the fragment, which browsers send to no server. */
export function InvitationPage() {
  const token = useLocation().hash.slice(1);
  const [startInvitation, { data, error }] = useStartInvitationMutation();
  useEffect(() => {
    if (token !== '') void startInvitation({ token });
  }, [token, startInvitation]);
  if (token === '' || error !== undefined) {
    return (
      <FormCard
        title={text.failed}
        intro={<span role="alert">{token === '' ? text.incomplete : messageOf(error, '')}</span>}
      >
        <ButtonLink to="/">{text.toSignIn}</ButtonLink>
      </FormCard>
    );
  }
  if (data === undefined) {
    return (
      <Loading label={text.loading} onRetry={() => void startInvitation({ token })}>
        <Skeleton $height="320px" />
      </Loading>
    );
  }
  return <Invitation token={token} staff={data.staff} />;
}

function Invitation({ token, staff }: { readonly token: string; readonly staff: Staff }) {
  const navigate = useNavigate();
  const [startInvitation] = useStartInvitationMutation();
  const [accept] = useAcceptInvitationMutation();
  const passkey = usePasskey(
    async () => {
      // Again, because the page may have been open for longer than its options are valid.
      const { options } = await startInvitation({ token }).unwrap();
      // The server makes the options of the standard's JSON form.
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const credential = { ...(await startRegistration({ optionsJSON })) };
      await accept({ token, credential }).unwrap();
      navigate('/', { replace: true });
    },
    {
      NotAllowedError: text.cancelled,
      InvalidStateError: text.existing,
      otherwise: text.notMade,
    },
  );
  return (
    <FormCard title={text.title(staff.name)} intro={<span>{text.intro}</span>}>
      <PasskeyButton label={text.submit} passkey={passkey} />
      <Note>{text.replaces}</Note>
    </FormCard>
  );
}
