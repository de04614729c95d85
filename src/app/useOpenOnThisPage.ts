import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of a window or menu that closes on navigation. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Like a boolean state, but navigation to another page closes it. */
export function useOpenOnThisPage(): OpenState {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Otherwise it would reopen when the shopper comes back.
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null);
  return {
    isOpen: openedAt === pathname,
    open: () => setOpenedAt(pathname),
    close: useCallback(() => setOpenedAt(null), []),
  };
}
