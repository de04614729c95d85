import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Calls `act` each time that another page is shown, such as by Back. */
export function useOnPathChange(onChange: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const pathChanged = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    pathChanged();
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
  const currentVisit = useRef({ pathname: pathname, isOver: false });
  useEffect(() => {
    const visit = { pathname: pathname, isOver: false };
    currentVisit.current = visit;
    return () => {
      visit.isOver = true;
    };
  }, [pathname]);
  return () => {
    const visit = currentVisit.current;
    return (to) => {
      if (visit.isOver) return;
      visit.isOver = to !== visit.pathname;
      navigate(to);
    };
  };
}
