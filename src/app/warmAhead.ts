import type { AppStore } from '../store/createStore';
import { idle } from '../ui/whenIdle';
import { onlyShows, type ScreenName, screenNameAt } from './screens';

/** How long a press and its answer may take. */
const PRESSED_MS = 1000;

const load = () => import(/* webpackChunkName: "warm" */ './warm');

/**
 * Warms the letters of all screens, and then those that links lead to, each once and one after the other, while the browser
 * has nothing else to do: of a screen that is opened for the first time, making its styles and letters takes longer than all
 * else.
 * @returns takes a path of the shop
 */
export function warmAhead(store: AppStore): (pathname: string) => void {
  const warmed = new Set<ScreenName | null>([screenNameAt(window.location.pathname)]);
  let before: Promise<unknown> | undefined;
  const warmLetters = async () => (await load()).warmLetters();
  const warm = async (name: ScreenName, pathname: string) => {
    await before;
    const { warmScreen } = await load();
    await idle();
    while (!(await warmScreen(store, name, pathname))) {
      // What was pressed has its page rendered meanwhile.
      await new Promise((resolve) => setTimeout(resolve, PRESSED_MS));
      await idle();
    }
  };
  return (pathname) => {
    const name = screenNameAt(pathname);
    if (name === null || warmed.has(name) || !onlyShows(pathname)) return;
    warmed.add(name);
    before ??= warmLetters().catch(() => undefined);
    // What does not arrive is asked for again where the page is opened.
    before = warm(name, pathname).catch(() => undefined);
  };
}
