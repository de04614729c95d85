import { uiText } from '@kedai/ui/text/uiText';
import { palette } from '@kedai/ui/theme/palette';
import { zIndexes } from '@kedai/ui/theme/tokens';
import { startText } from '../../text/start';
import { STARTUP_ERROR_ID } from './startProtocol';

/** After this many failures with a connection, a message appears. */
const MAX_FAILURES = 3;

/** Shows the message above the page, which stays readable. Plain elements, since React may not have loaded. */
function showMessage(reload: () => void): void {
  const message = document.createElement('div');
  message.id = STARTUP_ERROR_ID;
  message.setAttribute('role', 'alert');
  // The service prompt is modal: what is outside of it is covered and inert.
  const dialog = document.querySelector('dialog[open]');
  message.style.cssText = `position: ${dialog ? 'fixed; right: 0; left: 0' : 'sticky'}; top: 0; z-index: ${zIndexes.toast}; padding: 8px 16px 0; background: ${palette.honey}; font-size: 0.875rem; text-align: center`;
  const button = document.createElement('button');
  button.style.cssText =
    'display: block; margin: auto; min-height: 44px; font-weight: 600; text-decoration: underline';
  button.textContent = uiText.loadAgain;
  button.onclick = reload;
  message.append(startText.stuck, button);
  (dialog ?? document.body).prepend(message);
}

/**
 * Shows a message with a button when the program does not start, for example because the shop was updated.
 * @returns reports one failed load, or with `true` that the program failed for good
 */
export function createStartupErrorReport(reload: () => void): (isForGood?: boolean) => void {
  let failures = 0;
  return (isForGood = false) => {
    if (!isForGood && !navigator.onLine) return;
    failures += isForGood ? MAX_FAILURES : 1;
    if (failures < MAX_FAILURES || document.getElementById(STARTUP_ERROR_ID)) return;
    showMessage(reload);
  };
}
