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

/** The expected page in the states of a mailed code. */
export const codeExpectations: FlowScreen['expectations'] = {
  enteringEmail: (driver) => driver.expectVisible('button', 'Send Code'),
  sendingCode: (driver) => driver.expectVisible('button', /^Send Code/, { busy: true }),
  enteringCode: async (driver) => {
    await driver.expectText(/^Enter the 6-digit code sent to your email id\.?$/);
    await driver.expectVisible('button', 'Verify');
  },
  'enteringCode.coolingDown': (driver) => driver.expectText(/^Send the code again in \d+ s$/),
  'enteringCode.readyToResend': (driver) => driver.expectVisible('button', 'Send the code again'),
  'enteringCode.resending': (driver) =>
    driver.expectVisible('button', /^Sending another code/, { busy: true }),
  checkingCode: (driver) => driver.expectVisible('button', /^Verify/, { busy: true }),
};

/** States that end before the page can show them. */
export const codeTransient: FlowScreen['transient'] = {
  starting: { reason: 'It leads to the step of the draft at once.' },
};

/** The body of a success without data. */
export const SUCCESS = () => ({ success: true });
