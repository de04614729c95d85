import { useCallback, useEffect, useState } from 'react';
import { fragmentOf, type Place, placeOf } from './place';

/** Where the viewer stands, kept in the address; Back goes back. */
export function usePlace() {
  const [place, setPlace] = useState(() => placeOf(window.location.hash));
  useEffect(() => {
    const read = () => setPlace(placeOf(window.location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const go = useCallback(
    (change: Partial<Place>) => {
      window.location.hash = fragmentOf({ ...place, ...change });
    },
    [place],
  );
  return { place, go };
}
