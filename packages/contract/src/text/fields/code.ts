/* The message of a mailed code. */

export const wrongCode = 'Invalid OTP. Please try again.';
