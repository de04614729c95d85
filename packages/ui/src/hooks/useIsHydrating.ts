import { useSyncExternalStore } from 'react';

/**
 * Whether React hydrates prerendered HTML in this rendering, which must equal that HTML. Also true while the HTML is
 * rendered. A second rendering follows at once.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

const neverChanges = () => () => {};
