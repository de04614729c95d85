import { useOnline } from '../hooks/useOnline';
import { uiText } from '../text/uiText';
import { Button } from './Button';

/**
 * Reloads the page. This helps if a chunk no longer exists because the shop was updated. Offline, a reload would lose the
 * page, so the button is hidden.
 */
export function ReloadPageButton() {
  return useOnline() ? (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      {uiText.loadAgain}
    </Button>
  ) : null;
}
