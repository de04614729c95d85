import type { Failure } from '@kedai/contract/calls/failure';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { accountApi } from '../../api/accountApi';
import { refusal } from '../../api/classify';
import { type AppThunk, failureOf } from '../../state/thunk';
import { profileText } from '../../text/account/profile';

const text = profileText.passkeys;

/** Why a browser makes no passkey, by the name of its error. It reports a cancelled dialog and one that timed out alike. */
const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: text.cancelled,
  InvalidStateError: text.existing,
};

/** Adds a passkey in the browser's own dialog. @returns the failure, or null */
export const addPasskey =
  (currentPassword: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const { startPasskey, addPasskey: add } = accountApi.endpoints;
    const started = await dispatch(startPasskey.initiate({ currentPassword }, { track: false }));
    if (started.data === undefined) return failureOf(started);
    // The server makes the options of the standard's JSON form.
    const optionsJSON = started.data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
    try {
      const credential = { ...(await startRegistration({ optionsJSON })) };
      return failureOf(await dispatch(add.initiate({ credential }, { track: false })));
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      return refusal(PROBLEMS[name] ?? text.notMade);
    }
  };
