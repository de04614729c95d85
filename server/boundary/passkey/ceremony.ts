import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { ApiSettings } from '../apiSettings';
import { publicOrigin } from '../caller/origin';
import { warnOfOrigin } from '../caller/originWarning';
import { deviceName } from '../session/deviceName';
import {
  CHALLENGE_LIFETIME_MS,
  type ChallengeUse,
  isOwnChallenge,
  issueChallenge,
} from './challenge';

/** Ed25519, ES256 and RS256: what all authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** One step with a passkey (WebAuthn), of a customer or of staff. */
export interface Ceremony {
  readonly c: Context;
  readonly settings: ApiSettings;
  readonly use: ChallengeUse;
  /** epoch ms */
  readonly now: number;
}

/** A passkey as both tables store it. */
interface PasskeyColumns {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly name: string | null;
  readonly createdAt: number;
}

/** A credential as the browser sends it. */
type Credential = Readonly<Record<string, unknown>>;

/** Tells the operator when the shop does not know the address at which its pages are shown. */
function reportOrigin(error: unknown, settings: ApiSettings): void {
  if (!(error instanceof Error) || !/^Unexpected \w+ response origin/.test(error.message)) return;
  warnOfOrigin('the page of a passkey and the public address of the shop', settings);
}

/** The parts of a credential that are read after the library has checked it. */
const answerSchema = v.object({
  response: v.object({ clientDataJSON: v.string(), userHandle: v.nullish(v.string()) }),
});

/** Whether another page had the shop in a frame. The shop lets nobody frame it. */
function isFromFrame(credential: Credential): boolean {
  const { response } = v.parse(answerSchema, credential);
  const { crossOrigin = false, topOrigin } = decodeClientDataJSON(response.clientDataJSON);
  return crossOrigin || topOrigin !== undefined;
}

/** Whether the authenticator made the passkey for this owner. Some leave it out. */
function isOfOwner(credential: Credential, ownerId: string): boolean {
  const { userHandle } = v.parse(answerSchema, credential).response;
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === ownerId;
}

/** The origin and the domain for which passkeys are made. */
const relyingParty = (c: Context) => {
  const origin = publicOrigin(c);
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
};

const challengeOf = ({ use, settings: { secret }, now }: Ceremony) => ({ use, secret, now });

/** The options with which a browser makes a passkey. @param existing the passkeys that the owner has */
export async function newPasskeyOptions(
  ceremony: Ceremony,
  owner: { readonly id: string; readonly userName: string; readonly name: string },
  existing: readonly Pick<PasskeyColumns, 'id' | 'transports'>[] = [],
) {
  const options = await generateRegistrationOptions({
    rpName: ceremony.settings.shopName,
    rpID: relyingParty(ceremony.c).expectedRPID,
    userName: owner.userName,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(owner.id),
    challenge: issueChallenge(challengeOf(ceremony)),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** The options with which a browser signs in. They name nobody: the browser knows its passkeys of the shop. */
export async function passkeySignInOptions(ceremony: Ceremony) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ceremony.c).expectedRPID,
    challenge: issueChallenge(challengeOf(ceremony)),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  });
  return { ...options };
}

/** Runs a check of the library, which passes the challenge on. @returns null when it refuses the credential */
async function check<Result>(
  ceremony: Ceremony,
  verify: (expected: {
    expectedChallenge: (challenge: string) => boolean;
    expectedOrigin: string;
    expectedRPID: string;
    requireUserVerification: true;
  }) => Promise<Result>,
): Promise<{ readonly result: Result; readonly challenge: string } | null> {
  let spent = '';
  const expectedChallenge = (challenge: string) => {
    spent = challenge;
    return isOwnChallenge(challenge, challengeOf(ceremony));
  };
  const expected = { expectedChallenge, ...relyingParty(ceremony.c) };
  try {
    const result = await verify({ ...expected, requireUserVerification: true });
    return { result, challenge: spent };
  } catch (error) {
    reportOrigin(error, ceremony.settings);
    return null;
  }
}

/**
 * Checks a new passkey.
 * @returns its columns, and the challenge that the caller has to spend; null if the passkey is refused
 */
export async function checkNewPasskey(
  ceremony: Ceremony,
  credential: Credential,
): Promise<{ readonly passkey: PasskeyColumns; readonly challenge: string } | null> {
  const checked = await check(ceremony, (expected) =>
    verifyRegistrationResponse({
      // The library checks every field that it reads.
      response: credential as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected,
    }),
  );
  const made = checked?.result.registrationInfo?.credential;
  if (!checked || !made || isFromFrame(credential)) return null;
  const { id, publicKey, counter, transports = [] } = made;
  const passkey = {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
    name: deviceName(ceremony.c.req.header('user-agent')) ?? null,
    createdAt: ceremony.now,
  };
  return { passkey, challenge: checked.challenge };
}

/**
 * Checks a sign-in with a stored passkey of its owner.
 * @returns its use to store, and the challenge that the caller has to spend; null if the sign-in is refused
 */
export async function checkPasskeySignIn(
  ceremony: Ceremony,
  credential: Credential,
  { id, publicKey, counter }: Pick<PasskeyColumns, 'id' | 'publicKey' | 'counter'>,
  ownerId: string,
) {
  const checked = await check(ceremony, (expected) =>
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      ...expected,
    }),
  );
  const isOwn =
    checked?.result.verified && isOfOwner(credential, ownerId) && !isFromFrame(credential);
  if (!checked || !isOwn) return null;
  const { newCounter } = checked.result.authenticationInfo;
  const use = { from: counter, to: newCounter, lastUsedAt: ceremony.now };
  return { use, challenge: checked.challenge };
}
