import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { refusal } from '../../api/classify';
import { passkeySignInApi } from '../../api/passkeySignInApi';
import { userApi } from '../../api/userApi';
import type { AppThunk } from '../../state/thunk';
import { sessionText } from '../../text/account/signIn';

const text = sessionText.signIn;

/** Lets the shopper choose a passkey in the browser's own dialog, and signs in with it. */
export const enterWithPasskey =
  (): AppThunk<Promise<{ readonly error?: unknown }>> => async (dispatch) => {
    const { startPasskeySignIn } = passkeySignInApi.endpoints;
    const started = await dispatch(startPasskeySignIn.initiate(undefined, { track: false }));
    if (started.data === undefined) return started;
    // The server makes the options of the standard's JSON form.
    const optionsJSON = started.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    try {
      const credential = { ...(await startAuthentication({ optionsJSON })) };
      const { passkeySignIn } = userApi.endpoints;
      return await dispatch(passkeySignIn.initiate({ credential }, { track: false }));
    } catch (error) {
      // Browsers report a cancelled dialog, one that timed out and a missing passkey alike.
      const isCancelled = error instanceof Error && error.name === 'NotAllowedError';
      return { error: refusal(isCancelled ? text.passkeyCancelled : text.passkeyFailed) };
    }
  };
