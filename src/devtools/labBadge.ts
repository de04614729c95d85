import { LAB_COOKIE, labRules } from '@kedai/contract/failureLab';
import { palette } from '@kedai/ui/theme/palette';
import { browserStorage } from '../state/device/storage';

/** How often the cookie is polled, ms: not every browser has an event for changes. */
const POLL_MS = 1_000;

const BADGE_STYLE = [
  'display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: center',
  `padding: 4px 12px; background: ${palette.roseDeep}; color: ${palette.white}`,
  'font: 14px/1.4 system-ui, sans-serif',
].join('; ');

const BUTTON_STYLE =
  'min-height: 44px; padding: 0 12px; border: 1px solid; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer';

/**
 * Shows a badge while the failure lab makes calls fail, with a button to stop it. The badge is above the page and covers no
 * content.
 */
export function showLabBadge(): () => void {
  const { cookies } = browserStorage();
  const badge = document.createElement('aside');
  badge.setAttribute('aria-label', 'Failure lab');
  badge.style.cssText = BADGE_STYLE;
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  const stop = document.createElement('button');
  stop.type = 'button';
  stop.textContent = 'Stop';
  stop.style.cssText = BUTTON_STYLE;
  badge.append(status, stop);

  const refresh = () => {
    const { length } = labRules(cookies.getItem(LAB_COOKIE));
    if (length === 0) return badge.remove();
    if (!badge.isConnected) document.body.prepend(badge);
    const text = `Failure lab: ${length === 1 ? '1 call fails' : `${length} calls fail`}.`;
    if (status.textContent !== text) status.textContent = text;
  };
  stop.addEventListener('click', () => {
    cookies.removeItem(LAB_COOKIE);
    refresh();
  });
  const timer = setInterval(refresh, POLL_MS);
  refresh();
  return () => {
    clearInterval(timer);
    badge.remove();
  };
}
