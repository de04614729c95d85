import { type Failure, isFailure } from '@kedai/contract/calls/failure';
import { wrongCode } from '@kedai/contract/text/fields/code';
import { wrongEmail } from '@kedai/contract/text/fields/email';
import { registrationProblems as text } from '../../text/account/registration';
import { failureText } from '../../text/failures';

/** Why the registration cannot continue, as its machine stores it. */
export type RegistrationError =
  | { readonly about: 'email' | 'code' | 'merging' }
  | { readonly about: 'sending' | 'checking' | 'registering'; readonly failure: Failure };

export function registrationErrorText(error: RegistrationError): string {
  switch (error.about) {
    case 'sending':
      return sendingErrorText(error.failure);
    case 'checking':
      return checkingErrorText(error.failure);
    case 'registering':
      return sentence(error.failure);
    case 'email':
      return wrongEmail;
    case 'code':
      return wrongCode;
    case 'merging':
      return text.merging;
  }
}

/** Known failures have their own text. Other refusals show the server's message, and other failures are named as errors. */
function sendingErrorText(failure: Failure): string {
  if (failure.code === 'too-many-requests' || isWordless429(failure)) return text.tooManyCodes;
  if (failure.code === 'captcha-check-failed') return text.humanCheckFailed;
  return failure.kind === 'refused' ? sentence(failure) : text.notSent(sentence(failure));
}

/** The text for the status of a failure, unless the response has its own message. */
const isWordless429 = ({ status, kind }: Failure) => status === 429 && kind === 'server';

/** Failures for which the shop did not compare the code with the valid one. */
const NOT_COMPARED: readonly unknown[] = [
  'spent-otp',
  'earlier-code',
  'too-many-requests',
  'invalid-request',
];

/** The text of a wrong code. If the shop did not compare the code, the failure's own text is shown. */
function checkingErrorText(failure: Failure): string {
  const { kind, status = 0, code } = failure;
  const isRejected = kind === 'refused' || (status >= 400 && status < 500 && status !== 408);
  const isCompared = isRejected && status !== 429 && !NOT_COMPARED.includes(code);
  return isCompared ? wrongCode : sentence(failure);
}

const sentence = (failure: Failure) =>
  isFailure(failure) && failure.message !== '' ? failure.message : failureText.serverDown;
