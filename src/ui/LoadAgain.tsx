import { Button } from './Button';
import { useOnline } from './useOnline';
import { words } from './words';

/**
 * Loads the page anew: what helps when a part of the program is gone because the shop was updated. Without a connection it
 * would only take the page away, and is not offered.
 */
export function LoadAgain() {
  return useOnline() ? (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      {words.loadAgain}
    </Button>
  ) : null;
}
