import { useEffect, useEffectEvent, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** Calls `onChange` when the path changes, for example by Back. */
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
 * For a button that navigates after a request. It navigates once, and not if the shopper has left the page meanwhile.
 * @returns call it on click; it returns the function that navigates
 */
export function useNavigateIfHere(): () => (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const currentVisit = useRef({ pathname, isOver: false });
  useEffect(() => {
    const visit = { pathname, isOver: false };
    currentVisit.current = visit;
    return () => {
      visit.isOver = true;
    };
  }, [pathname]);
  return () => {
    const visit = currentVisit.current;
    return (to, options) => {
      if (visit.isOver) return;
      visit.isOver = to !== visit.pathname;
      navigate(to, options);
    };
  };
}
