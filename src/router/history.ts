import { type Location, readAddress, writeAddress } from './address';

/** How one came here: by the browser's Back, Forward or reload, by a link, or in place of what was here. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE';

export interface Visit {
  readonly location: Location;
  readonly arrival: Arrival;
}

/** Where one is, and has been. */
export interface History {
  readonly visit: Visit;
  go(to: string, replace: boolean): void;
  /** @returns stops listening. */
  listen(hear: (visit: Visit) => void): () => void;
}

const FIRST = 'default';
const newKey = () => Math.random().toString(36).slice(2, 10);

/** The key that an entry of the browser's history was given. */
function keyOf(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'key' in state ? state.key : null;
  return typeof known === 'string' ? known : FIRST;
}

/** The browser's own history. Only where there is a window. */
export function browserHistory(): History {
  const { history, location: place } = window;
  const visitNow = (arrival: Arrival): Visit => ({
    location: {
      pathname: place.pathname,
      search: place.search,
      hash: place.hash,
      key: keyOf(history.state),
    },
    arrival,
  });
  const ears = new Set<(visit: Visit) => void>();
  let visit = visitNow('POP');
  const tell = (next: Visit) => {
    visit = next;
    for (const hear of ears) hear(next);
  };
  const onPop = () => tell(visitNow('POP'));
  return {
    get visit() {
      return visit;
    },
    go(to, replace) {
      const address = writeAddress(readAddress(to, place.pathname));
      const entry = { key: newKey() };
      if (replace) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
      tell(visitNow(replace ? 'REPLACE' : 'PUSH'));
    },
    listen(hear) {
      if (ears.size === 0) window.addEventListener('popstate', onPop);
      ears.add(hear);
      return () => {
        ears.delete(hear);
        if (ears.size === 0) window.removeEventListener('popstate', onPop);
      };
    },
  };
}

/** A history of its own: for tests, and for pages rendered where there is no window. */
export function memoryHistory(start: string): History {
  const ears = new Set<(visit: Visit) => void>();
  let visit: Visit = { location: { ...readAddress(start, '/'), key: FIRST }, arrival: 'POP' };
  return {
    get visit() {
      return visit;
    },
    go(to, replace) {
      visit = {
        location: { ...readAddress(to, visit.location.pathname), key: newKey() },
        arrival: replace ? 'REPLACE' : 'PUSH',
      };
      for (const hear of ears) hear(visit);
    },
    listen(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
}
