import { startText } from '../../text/start';
import { depths } from '../../theme/depths';
import { palette } from '../../theme/palette';
import { words } from '../../ui/words';
import { pageData, STUCK } from './page';

/** So often, while there is a connection, is no accident any more. */
const ENOUGH = 3;

/** In the tab's storage: this page was loaded again by itself. */
const RELOADED = 'kedai:reloaded';

/** Says it above the page, which can still be read. Plain elements: nothing else has arrived. */
function tell(reload: () => void): void {
  const place = document.createElement('div');
  place.id = STUCK;
  place.setAttribute('role', 'alert');
  // Also beside the question for the service, which is modal.
  place.dataset.staysLive = '';
  place.style.cssText = `position: sticky; top: 0; z-index: ${depths.toast}; padding: 8px 16px 0; background: ${palette.honey}; font-size: 0.875rem; text-align: center`;
  const button = document.createElement('button');
  button.style.cssText =
    'display: block; margin: auto; min-height: 44px; font-weight: 600; text-decoration: underline';
  button.textContent = words.loadAgain;
  button.onclick = reload;
  place.append(startText.stuck, button);
  document.body.prepend(place);
}

/** Whether the shop was updated since it gave this page: the page names another program by now. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-cache' });
  return answer.ok && !(await answer.text()).includes(pageData().main ?? '');
}

/** Loads the page again if that is sure to give another one; but not for ever, should servers disagree on which. */
async function reloadOutdated(reload: () => void): Promise<void> {
  if (sessionStorage.getItem(RELOADED) !== null || !(await isOutdated())) return;
  sessionStorage.setItem(RELOADED, '');
  reload();
}

/**
 * What to do about a program that does not come to life. A page of an earlier release asks for parts that are gone, however
 * often: it is loaded again. Where that would not help it is told, and the visitor can try.
 * @returns hears that a part did not arrive, or that it failed for good.
 */
export function startFailures(reload: () => void): (isForGood?: boolean) => void {
  let failures = 0;
  return (isForGood = false) => {
    if (!isForGood && !navigator.onLine) return;
    failures = isForGood ? ENOUGH : failures + 1;
    if (failures !== ENOUGH || document.getElementById(STUCK)) return;
    tell(reload);
    // Where neither the shop nor the storage can be asked, the sentence stays.
    reloadOutdated(reload).catch(() => undefined);
  };
}
