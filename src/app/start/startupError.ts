import { startText } from '../../text/start';
import { palette } from '../../theme/palette';
import { zIndexes } from '../../theme/zIndexes';
import { uiText } from '../../ui/uiText';
import { pageData, STARTUP_ERROR_ID } from './hydration';

/** After this many failures with a connection, a message appears. */
const MAX_FAILURES = 3;

/** The key in session storage that says that this page has reloaded itself. */
const RELOADED_KEY = 'kedai:reloaded';

/** Shows the message above the page, which stays readable. Plain elements, since React may not have loaded. */
function showMessage(reload: () => void): void {
  const message = document.createElement('div');
  message.id = STARTUP_ERROR_ID;
  message.setAttribute('role', 'alert');
  // The service prompt is modal, and makes all else inert.
  message.dataset.staysLive = '';
  message.style.cssText = `position: sticky; top: 0; z-index: ${zIndexes.toast}; padding: 8px 16px 0; background: ${palette.honey}; font-size: 0.875rem; text-align: center`;
  const button = document.createElement('button');
  button.style.cssText =
    'display: block; margin: auto; min-height: 44px; font-weight: 600; text-decoration: underline';
  button.textContent = uiText.loadAgain;
  button.onclick = reload;
  message.append(startText.stuck, button);
  document.body.prepend(message);
}

/** Whether the shop was updated since it served this page: the page now names another program. */
async function isOutdated(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-cache' });
  return response.ok && !(await response.text()).includes(pageData().main ?? '');
}

/** Reloads a page of an earlier release. Once in a visit, since two servers may disagree on the release. */
async function reloadOutdated(reload: () => void): Promise<void> {
  if (sessionStorage.getItem(RELOADED_KEY) !== null || !(await isOutdated())) return;
  sessionStorage.setItem(RELOADED_KEY, '');
  reload();
}

/**
 * Handles a program that does not start. A page of an earlier release requests files that are gone for good, so it
 * reloads itself. Otherwise a message with a button appears.
 * @returns reports one failed load, or with `true` that the program failed for good
 */
export function createStartupErrorReport(reload: () => void): (isForGood?: boolean) => void {
  let failures = 0;
  return (isForGood = false) => {
    if (!isForGood && !navigator.onLine) return;
    failures = isForGood ? MAX_FAILURES : failures + 1;
    if (failures !== MAX_FAILURES || document.getElementById(STARTUP_ERROR_ID)) return;
    showMessage(reload);
    // Where neither the shop nor the storage answers, the message stays.
    reloadOutdated(reload).catch(() => undefined);
  };
}
