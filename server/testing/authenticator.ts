import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const ORIGIN = 'http://shop.test';
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** The head of a CBOR item: its kind and a length or value below 65536. */
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (...entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);

/** What a dishonest or broken authenticator does differently. */
export interface Deviation {
  readonly origin?: string;
  readonly domain?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  /** base64url; absent: the authenticator leaves it out. */
  readonly userHandle?: string;
}

/** An authenticator with one passkey, as a browser would show it to the shop (WebAuthn with ES256). */
export function testAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let signatures = 0;

  const clientData = (
    type: string,
    challenge: string,
    { origin = ORIGIN, crossOrigin = false, topOrigin }: Deviation,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin }));

  const authenticatorData = (
    flags: number,
    { domain = 'shop.test', isVerified = true, counter = signatures }: Deviation,
  ) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const allFlags = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(domain), Buffer.from([allFlags]), count]);
  };

  const credential = <Response>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    /** Answers the options of `startPasskey`. */
    create(options: { readonly challenge: string }, deviation: Deviation = {}) {
      const key = cborMap(
        [cborInteger(1), cborInteger(2)],
        [cborInteger(3), cborInteger(-7)],
        [cborInteger(-1), cborInteger(1)],
        [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
      );
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([authenticatorData(CREDENTIAL_INCLUDED, deviation), made]);
      const attestation = cborMap(
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap()],
        [cborText('authData'), cborBytes(data)],
      );
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** Answers the options of `startPasskeySignIn`. */
    get(options: { readonly challenge: string }, deviation: Deviation = {}) {
      signatures += 1;
      const data = authenticatorData(0, deviation);
      const client = clientData('webauthn.get', options.challenge, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: deviation.userHandle,
      });
    },
  };
}
