import type { FlowScreen } from './screen';

/** The shopper's actions for a mailed code, the same on each page. */
export const codeActions: FlowScreen['actions'] = {
  'email.typed': ({ driver }, { email }) => driver.fill('Email', email),
  'email.submitted': ({ driver }) => driver.press('button', 'Send Code'),
  'email.correctionRequested': ({ driver }) => driver.press('button', 'Use another email'),
  'code.typed': ({ driver }) => driver.fillCode('1'),
  'code.submitted': async ({ driver }, { code }) => {
    await driver.fillCode(code);
    await driver.press('button', 'Verify');
  },
  'code.resendRequested': ({ driver }) => driver.press('button', 'Send the code again'),
};

/** Why no code was sent, or why it was not accepted. */
const EMAIL_PROBLEM = /^(Enter a valid email address|Error sending OTP|No code was sent|No\.$)/;
const CODE_PROBLEM = /^(Invalid OTP|The code could not be checked|Check the digits)/;
const RESEND_PROBLEM = /^(Error sending OTP|No code was sent)/;

/** The expected page in the states of a mailed code. */
export const codeExpectations: FlowScreen['expectations'] = {
  'enteringEmail.ready': (driver) => driver.expectNoText(EMAIL_PROBLEM),
  'enteringEmail.rejected': (driver) => driver.expectText(EMAIL_PROBLEM),
  enteringEmail: (driver) => driver.expectVisible('button', 'Send Code'),
  sendingCode: (driver) => driver.expectVisible('button', /^Send Code/, { busy: true }),
  enteringCode: async (driver) => {
    await driver.expectText(/^Enter the 6-digit code sent to your email id\.?$/);
    await driver.expectVisible('button', 'Verify');
  },
  'enteringCode.code.ready': (driver) => driver.expectNoText(CODE_PROBLEM),
  'enteringCode.code.rejected': (driver) => driver.expectText(CODE_PROBLEM),
  'enteringCode.resend.coolingDown': (driver) =>
    driver.expectText(/^Send the code again in \d+ s$/),
  'enteringCode.resend.readyToResend': async (driver) => {
    await driver.expectVisible('button', 'Send the code again');
    await driver.expectNoText(RESEND_PROBLEM);
  },
  'enteringCode.resend.resending': (driver) =>
    driver.expectVisible('button', /^Sending another code/, { busy: true }),
  'enteringCode.resend.rejected': async (driver) => {
    await driver.expectVisible('button', 'Send the code again');
    await driver.expectText(RESEND_PROBLEM);
  },
  checkingCode: (driver) => driver.expectVisible('button', /^Verify/, { busy: true }),
};

/** States that end before the page can show them. */
export const codeTransient: FlowScreen['transient'] = {
  starting: { reason: 'It leads to the step of the draft at once.' },
};

/** The body of a success without data. */
export const SUCCESS = () => ({ success: true });
