import 'altcha/external';
import 'altcha/altcha.css';
import type { CaptchaReport } from '@kedai/ui/form/useCaptchaForm';
import type { HumanCheckChallenge } from '../../../api/mailedCodeApi';
import { humanCheckText } from '../../../text/account/humanCheck';

/** The detail of the widget's event. `verified` carries the payload. */
interface StateChange {
  readonly state: string;
  readonly payload: string | null;
}

/** Loads the worker from our own origin. The widget's default blob workers violate the Content Security Policy. */
const createWorker = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url));

/** The widget compares `expiresAt` with the device's clock, which may be wrong. The server compares it with its own. */
const withoutExpiry = ({ parameters, ...challenge }: HumanCheckChallenge) => ({
  ...challenge,
  parameters: { ...parameters, expiresAt: undefined },
});

/** The payload with the challenge as the server signed it. */
const withChallenge = (payload: string, challenge: HumanCheckChallenge): string =>
  btoa(JSON.stringify({ ...JSON.parse(atob(payload)), challenge }));

/**
 * Creates the ALTCHA widget for one challenge, which it solves as soon as it is in the document.
 * @param onChange called with the state and, once solved, the payload
 */
export function makeWidget(
  challenge: HumanCheckChallenge,
  onChange: (report: CaptchaReport) => void,
): HTMLElement {
  for (const hash of ['256', '384', '512'])
    $altcha.algorithms.set(`PBKDF2/SHA-${hash}`, createWorker);
  $altcha.i18n.set('en', humanCheckText);
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('language', 'en');
  widget.setAttribute(
    'configuration',
    JSON.stringify({
      challenge: withoutExpiry(challenge),
      auto: 'onload',
      hideFooter: true,
      hideLogo: true,
      humanInteractionSignature: false,
      minDuration: 0,
    }),
  );
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<StateChange>).detail;
    onChange({
      isWorking: state === 'verifying' || state === 'unverified',
      payload:
        state === 'verified' && payload !== null ? withChallenge(payload, challenge) : undefined,
    });
  });
  return widget;
}
