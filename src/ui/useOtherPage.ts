import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `act` each time that another page is shown, such as by Back. */
export function useOnOtherPage(act: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const turned = useEffectEvent(act);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    turned();
  }, [pathname]);
}

/**
 * For what takes its time and then leads elsewhere: who has gone to another page meanwhile stays there.
 * @returns begins it; what that returns tells whether one is still on the page where it was begun
 */
export function useStillHere(): () => () => boolean {
  const { pathname } = useLocation();
  const stay = useRef({ at: pathname, isOver: false });
  useEffect(() => {
    const here = { at: pathname, isOver: false };
    stay.current = here;
    return () => {
      here.isOver = true;
    };
  }, [pathname]);
  return () => {
    const here = stay.current;
    return () => !here.isOver;
  };
}
