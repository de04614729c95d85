import type { FlowScreen } from './screen';

/** What a shopper does for a mailed code; the same on each page that asks for one. */
export const codeActs: FlowScreen['acts'] = {
  'email.typed': ({ hands }, { email }) => hands.fill('Email', email),
  'email.submitted': ({ hands }) => hands.press('button', 'Send Code'),
  'email.correctionRequested': ({ hands }) => hands.press('button', 'Use another email'),
  'code.typed': ({ hands }) => hands.fillCode('1'),
  'code.submitted': async ({ hands }, { code }) => {
    await hands.fillCode(code);
    await hands.press('button', 'Verify');
  },
  'code.resendRequested': ({ hands }) => hands.press('button', 'Send the code again'),
};

/** What is seen while a code is asked for. */
export const codeShows: FlowScreen['shows'] = {
  enteringEmail: (hands) => hands.sees('button', 'Send Code'),
  sendingCode: (hands) => hands.sees('button', /^Send Code/, { busy: true }),
  enteringCode: async (hands) => {
    await hands.reads(/^Enter the 6-digit code sent to your email id\.?$/);
    await hands.sees('button', 'Verify');
  },
  'enteringCode.coolingDown': (hands) => hands.reads(/^Send the code again in \d+ s$/),
  'enteringCode.readyToResend': (hands) => hands.sees('button', 'Send the code again'),
  'enteringCode.resending': (hands) =>
    hands.sees('button', /^Sending another code/, { busy: true }),
  checkingCode: (hands) => hands.sees('button', /^Verify/, { busy: true }),
};

/** What cannot be done while a code is asked for. */
export const codeExceptions = (chart: string): FlowScreen['absent'] => ({
  [`${chart}.sendingCode | email.correctionRequested | 0`]: {
    reason: 'The address is not shown as one to be corrected before the code was sent to it.',
    check: (hands) => hands.lacks('button', 'Use another email'),
  },
  'xstate.error.actor.waitUntil': { reason: 'A countdown does not fail.' },
});

/** An answer that says no more than that it was done. */
export const SUCCESS = () => ({ success: true });
