import type { AppStore } from '../store/createStore';
import { isShowing, type ScreenName, screenNameAt } from './screens';

const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve));

/**
 * Warms the screens that links lead to, each once and one after the other, while the browser has nothing else to do: of a
 * screen that is opened for the first time, making its styles takes longer than all else.
 * @returns takes a path of the shop
 */
export function warmAhead(store: AppStore): (pathname: string) => void {
  const warmed = new Set<ScreenName | null>([screenNameAt(window.location.pathname)]);
  let before: Promise<unknown> = Promise.resolve();
  const warm = async (name: ScreenName, pathname: string) => {
    await before;
    const { warmScreen } = await import(/* webpackChunkName: "warm" */ './warmScreen');
    do await idle();
    while (!(await warmScreen(store, name, pathname)));
  };
  return (pathname) => {
    const name = screenNameAt(pathname);
    if (name === null || warmed.has(name) || !isShowing(pathname)) return;
    warmed.add(name);
    // What does not arrive is asked for again where the page is opened.
    before = warm(name, pathname).catch(() => undefined);
  };
}
