import { isEmail } from '@kedai/contract/rules/email';
import type { Flow } from '@kedai/flow-viewer/model';

const enterCode = 'Enter the code from the mail on the page, and submit it.';
const sendCode = 'Type an e-mail on the page and press its button: the code needs the human check.';

/** What a recording does not have: codes, passwords, files and places. The tester does it on the page. */
const tasks: Readonly<Record<string, string>> = {
  'code.typed': enterCode,
  'code.submitted': enterCode,
  // The form submits its own fields.
  'name.typed': 'Fill in the form on the page.',
  'password.typed': 'Fill in the form on the page.',
  'details.submitted': 'Fill in the form on the page, and submit it.',
  'password.submitted': 'Enter the new password on the page, and submit it.',
  'destination.changed': 'Choose the state on the page.',
  'order.submitted': 'Fill in the form on the page, and press PLACE ORDER.',
  'order.resent': 'Press Check my order on the page.',
  'suggestion.chosen': 'Type an address on the page and choose a suggestion.',
  'receipt.chosen': 'Choose a receipt on the page.',
  'receipt.unusable': 'Choose a file that is no picture on the page.',
  'progress.reported': 'The page reports it by itself.',
};

/** How an event of a recording is repeated on a page: with a new address, and the time of today. */
export const repeat: NonNullable<Flow['repeat']> = (event) => {
  const { type, altcha, email, at } = event;
  const task = tasks[type] ?? (altcha === undefined ? undefined : sendCode);
  if (task !== undefined) return task;
  if (isEmail(String(email)))
    return { ...event, email: `run-${Date.now().toString(36)}@shopper.example` };
  return at === undefined ? event : { ...event, at: Date.now() };
};
