/* The message of an e-mail address. */

export const wrongEmail = 'Enter a valid email address.';
