import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** An unguessable token: 256 random bits as 43 characters. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether a text has the form of a token. */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined && TOKEN.test(text);

/** The hash of a token, for the database. With 256 random bits a plain hash is enough, unlike with passwords. */
export const hashToken = (token: string): string => hash('sha256', token);
