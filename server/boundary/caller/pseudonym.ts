import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { emailSchema } from '@kedai/contract/rules/email';
import * as v from 'valibot';
import { networkOf, withoutPort } from './clientAddress';

/** A pseudonym in the log: equal texts have the same one, and nobody can read the text without the secret of the shop. */
export const pseudonymOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`log:${text}`).digest('base64url').slice(0, 12);

/**
 * The pseudonym that the log uses for an e-mail or a network address, in any notation.
 * @returns null when the text is neither
 */
export function findPseudonym(secret: string, text: string): string | null {
  const address = withoutPort(text.trim());
  if (isIP(address) !== 0) return pseudonymOf(secret, networkOf(address));
  const email = v.safeParse(emailSchema, text);
  return email.success ? pseudonymOf(secret, email.output) : null;
}
