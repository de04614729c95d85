import { s } from '../theme';

/** How often the rules are counted, ms: not every storage has an event for changes. */
const POLL_MS = 1_000;

const BADGE_STYLE = [
  'display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: center',
  `padding: 4px 12px; background: ${s('danger')}; color: ${s('onAccent')}`,
  'font: 14px/1.4 system-ui, sans-serif',
].join('; ');

const BUTTON_STYLE =
  'min-height: 44px; padding: 0 12px; border: 1px solid; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer';

/**
 * Shows a badge while the failure lab makes calls fail, with a button to stop it. The badge is above the page and covers no
 * content.
 * @param countRules how many calls fail at present
 * @param removeRules stops the lab
 * @returns removes the badge
 */
export function showLabBadge(countRules: () => number, removeRules: () => void): () => void {
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
    const count = countRules();
    if (count === 0) return badge.remove();
    if (!badge.isConnected) document.body.prepend(badge);
    const text = `Failure lab: ${count === 1 ? '1 call fails' : `${count} calls fail`}.`;
    if (status.textContent !== text) status.textContent = text;
  };
  stop.addEventListener('click', () => {
    removeRules();
    refresh();
  });
  const timer = setInterval(refresh, POLL_MS);
  refresh();
  return () => {
    clearInterval(timer);
    badge.remove();
  };
}
