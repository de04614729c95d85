import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Calls `act` each time that another page is shown, such as by Back. */
export function useOnPathChange(act: () => void): void {
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
 * For what is pressed, may take its time and then leads to another page: it does so once, and leads nobody away who has gone
 * elsewhere meanwhile.
 * @returns to be called when it is pressed; what that returns leads on
 */
export function useNavigateIfHere(): () => (to: string) => void {
  const navigate = useNavigate();
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
    return (to) => {
      if (here.isOver) return;
      here.isOver = to !== here.at;
      navigate(to);
    };
  };
}
