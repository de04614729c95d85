import * as v from 'valibot';
import { wrongEmail } from '../text/fields/email';
import { EMAIL_MAX_CHARACTERS } from './limits';
import { cleanText } from './text';

/** The part before the @: the atext of RFC 5322, in parts between single dots. */
const MAILBOX = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** The longest name of a mailbox (RFC 5321). */
const MAILBOX_MAX_CHARACTERS = 64;
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;
const LETTERS_AND_DIGITS = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The punycode of a domain with other letters than ASCII. Any other text is returned unchanged. */
function asciiDomain(domain: string): string {
  if (!LETTERS_AND_DIGITS.test(domain) || HOST.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Extracts the address from a copied text: `Ana Tan <ana@example.com>`, `mailto:ana@example.com`, `ana@example.com,` */
const bareAddress = (text: string): string =>
  (/<([^<>]*)>[.,;]*$/.exec(text)?.[1] ?? text)
    .trim()
    .replace(/^mailto:/, '')
    .replace(/[.,;]+$/, '');

/** Normalises an address: no invisible characters, lower case, full-width letters and dots as ASCII. */
function plainEmail(text: string): string {
  const plain = cleanText(text).normalize('NFKC').replace(/。/g, '.').toLowerCase();
  const email = bareAddress(plain);
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + asciiDomain(email.slice(at));
}

function isPlainEmail(email: string): boolean {
  const [mailbox = '', host = '', ...more] = email.split('@');
  const isMailbox = mailbox.length <= MAILBOX_MAX_CHARACTERS && MAILBOX.test(mailbox);
  return more.length === 0 && isMailbox && HOST.test(host);
}

/** An e-mail address. Upper and lower case are the same mailbox; `bücher.example` and its punycode are the same domain. */
export const emailSchema = v.pipe(
  v.string(wrongEmail),
  v.transform(plainEmail),
  v.check(isPlainEmail, wrongEmail),
  v.maxLength(EMAIL_MAX_CHARACTERS, wrongEmail),
);

export const isEmail = (text: string): boolean => v.is(emailSchema, text);
