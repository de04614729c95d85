import { listenToToasts, type ToastMessage } from '../ui/toast';

/**
 * Hears the messages at the edge of the page in each test of the file that calls it.
 * @returns reads those that stand, such as `error: Only 2 left`: a complaint that was settled stands no longer.
 */
export function hearToasts(): () => readonly string[] {
  let standing: readonly ToastMessage[] = [];
  let stop = () => {};
  beforeEach(() => {
    stop = listenToToasts(
      (message) => {
        standing = [...standing, message];
      },
      () => {
        standing = standing.filter(({ kind }) => kind !== 'error');
      },
    );
    // What was said after the test before is not of this one.
    standing = [];
  });
  afterEach(() => stop());
  return () => standing.map(({ kind, text }) => `${kind}: ${text}`);
}
