import 'altcha/external';
import 'altcha/altcha.css';
import type { HumanCheckChallenge } from '../../api/humanCheckApi';
import { humanCheckTexts } from '../../text/humanCheck';

/** What the widget reports: `verified` comes with the payload. */
interface StateChange {
  readonly state: string;
  readonly payload: string | null;
}

/** Workers are files of our own origin: the widget's usual ones are blobs, which a strict policy forbids. */
const solver = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url));

/**
 * The ALTCHA widget for one challenge, which it solves by itself as soon as it is on the page.
 * @param onChange what can be sent with the request; undefined while there is nothing.
 */
export function makeWidget(
  challenge: HumanCheckChallenge,
  onChange: (report: { readonly isWorking: boolean; readonly payload: string | undefined }) => void,
): HTMLElement {
  for (const hash of ['256', '384', '512']) $altcha.algorithms.set(`PBKDF2/SHA-${hash}`, solver);
  $altcha.i18n.set('en', humanCheckTexts);
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
