import { useCallback, useEffect, useState } from 'react';
import { parseLocation, toFragment, type ViewerLocation } from './viewerLocation';

/** The viewer's location, synchronised with the URL fragment, so that the Back button works. */
export function useViewerLocation() {
  const [place, setPlace] = useState(() => parseLocation(window.location.hash));
  useEffect(() => {
    const read = () => setPlace(parseLocation(window.location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const go = useCallback(
    (change: Partial<ViewerLocation>) => {
      window.location.hash = toFragment({ ...place, ...change });
    },
    [place],
  );
  return { place, go };
}
