import { LAB_COOKIE, labRules } from '../contract/failureLab';
import { browserStorage } from '../store/storage';
import { palette } from '../theme/palette';

/** How often the cookie is polled, ms: not every browser has an event for changes. */
const LOOK_MS = 1_000;

const LOOKS = [
  'display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: center',
  `padding: 4px 12px; background: ${palette.roseDeep}; color: ${palette.white}`,
  'font: 14px/1.4 system-ui, sans-serif',
].join('; ');

const BUTTON_LOOKS =
  'min-height: 44px; padding: 0 12px; border: 1px solid; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer';

const said = (count: number) =>
  `Failure lab: ${count === 1 ? '1 call fails' : `${count} calls fail`}.`;

/**
 * Shows a badge while the failure lab makes calls fail, with a button to stop it. It is above the page and covers nothing.
 * @returns a function that removes the badge
 */
export function showLabBadge(): () => void {
  const { cookies } = browserStorage();
  const badge = document.createElement('aside');
  badge.setAttribute('aria-label', 'Failure lab');
  badge.style.cssText = LOOKS;
  const sentence = document.createElement('span');
  sentence.setAttribute('role', 'status');
  const stop = document.createElement('button');
  stop.type = 'button';
  stop.textContent = 'Stop';
  stop.style.cssText = BUTTON_LOOKS;
  badge.append(sentence, stop);

  const look = () => {
    const { length } = labRules(cookies.read(LAB_COOKIE));
    if (length === 0) {
      badge.remove();
      return;
    }
    if (!badge.isConnected) document.body.prepend(badge);
    if (sentence.textContent !== said(length)) sentence.textContent = said(length);
  };
  stop.addEventListener('click', () => {
    cookies.remove(LAB_COOKIE);
    look();
  });
  const looking = setInterval(look, LOOK_MS);
  look();
  return () => {
    clearInterval(looking);
    badge.remove();
  };
}
