import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Replaces a page that does not exist by the one that its link meant, such as that without a full stop at the end.
 * @param isKnown whether a path has a page; by default the next page finds out
 */
export function LeadToMeantPage({ isKnown }: { readonly isKnown?: (path: string) => boolean }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const lead = useEffectEvent((meantPaths: (path: string) => readonly string[]) => {
    const mayExist = (path: string) => path !== pathname.toLowerCase();
    const meant = meantPaths(pathname).find(isKnown ?? mayExist);
    if (meant !== undefined) void navigate({ pathname: meant, search, hash }, { replace: true });
  });
  useEffect(() => {
    let isOpen = true;
    import('@kedai/contract/protocol/sharedLinks').then(
      ({ meantPaths }) => isOpen && pathname && lead(meantPaths),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [pathname]);
  return null;
}
