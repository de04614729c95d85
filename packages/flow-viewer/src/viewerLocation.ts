import { useSyncExternalStore } from 'react';
import { useConfig } from './config';
import { MODES, type Mode } from './modes';

/** The selected flow and mode. They are in the URL fragment, so that they can be shared and survive a reload. */
export interface ViewerLocation {
  readonly flow: string;
  readonly mode: Mode;
}

export const toFragment = ({ flow, mode }: ViewerLocation): string => `#flow=${flow}&mode=${mode}`;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The URL fragment, and the location in it. Missing or unknown values get the default. */
export function useViewerLocation() {
  const { flows } = useConfig();
  const fragment = useSyncExternalStore(subscribe, () => window.location.hash);
  const params = new URLSearchParams(fragment.slice(1));
  const location: ViewerLocation = {
    flow: flows.find(({ id }) => id === params.get('flow'))?.id ?? flows[0]?.id ?? '',
    mode: MODES.find((mode) => mode === params.get('mode')) ?? 'statechart',
  };
  return {
    fragment,
    location,
    navigate(change: Partial<ViewerLocation>) {
      window.location.hash = toFragment({ ...location, ...change });
    },
  };
}
