import { useCallback, useEffect, useState } from 'react';
import { parseLocation, toFragment, type ViewerLocation } from './viewerLocation';

/** The viewer's location, synchronised with the URL fragment, so that the Back button works. */
export function useViewerLocation() {
  const [location, setLocation] = useState(() => parseLocation(window.location.hash));
  useEffect(() => {
    const read = () => setLocation(parseLocation(window.location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const navigate = useCallback(
    (change: Partial<ViewerLocation>) => {
      window.location.hash = toFragment({ ...location, ...change });
    },
    [location],
  );
  return { location, navigate };
}
