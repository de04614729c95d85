import { Button } from './Button';
import { uiText } from './uiText';
import { useOnline } from './useOnline';

/**
 * Loads the page anew: what helps when a part of the program is gone because the shop was updated. Without a connection it
 * would only take the page away, and is not offered.
 */
export function ReloadPageButton() {
  return useOnline() ? (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      {uiText.loadAgain}
    </Button>
  ) : null;
}
