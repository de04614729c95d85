import * as v from 'valibot';
import { EMAIL_MAX_CHARACTERS } from './limits';

/** An e-mail address; blanks around it are dropped, upper and lower case are the same mailbox. */
export const emailSchema = v.pipe(
  v.string('Enter a valid email address.'),
  v.trim(),
  v.toLowerCase(),
  v.email('Enter a valid email address.'),
  v.maxLength(EMAIL_MAX_CHARACTERS, 'Enter a valid email address.'),
);

/** Whether a text is written as an address is; whether a mail arrives there, only a mail tells. */
export const isEmail = (text: string): boolean => v.is(emailSchema, text);
