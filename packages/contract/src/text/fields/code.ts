/** The message of a mailed code. */
export const codeFields = { wrongCode: 'Invalid OTP. Please try again.' } as const;
