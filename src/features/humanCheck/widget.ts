import 'altcha/external';
import 'altcha/altcha.css';
import type { CaptchaReport } from '@kedai/ui/useCaptchaForm';
import type { HumanCheckChallenge } from '../../api/userApi';
import { humanCheckText } from '../../text/humanCheck';

/** The detail of the widget's event. `verified` carries the payload. */
interface StateChange {
  readonly state: string;
  readonly payload: string | null;
}

/** Loads the worker from our own origin. The widget's default blob workers violate the Content Security Policy. */
const createWorker = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url));

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
      challenge,
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
      payload: state === 'verified' ? (payload ?? undefined) : undefined,
    });
  });
  return widget;
}
