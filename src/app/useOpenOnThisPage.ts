import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What is opened over a page, and closed by another page. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Keeps where something was opened: another page closes it for good. */
export function useOpenOnThisPage(): OpenState {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Or it would be open again on the way back.
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null);
  return {
    isOpen: openedAt === pathname,
    open: () => setOpenedAt(pathname),
    close: useCallback(() => setOpenedAt(null), []),
  };
}
