import { useSyncExternalStore } from 'react';
import { FLOWS, type FlowId } from './model/flows';

export const modeNames = {
  statechart: 'Statechart',
  walk: 'Walk',
  live: 'Live',
  replay: 'Replay',
  coverage: 'Coverage',
  lab: 'Failure lab',
} as const;
type Mode = keyof typeof modeNames;
export const MODES = Object.keys(modeNames) as readonly Mode[];

/** The selected flow and mode. They are in the URL fragment, so that they can be shared and survive a reload. */
export interface ViewerLocation {
  readonly flow: FlowId;
  readonly mode: Mode;
}

export const toFragment = ({ flow, mode }: ViewerLocation): string => `#flow=${flow}&mode=${mode}`;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The URL fragment, and the location in it. Missing or unknown values get the default. */
export function useViewerLocation() {
  const fragment = useSyncExternalStore(subscribe, () => window.location.hash);
  const params = new URLSearchParams(fragment.slice(1));
  const location: ViewerLocation = {
    flow: FLOWS.find((flow) => flow === params.get('flow')) ?? FLOWS[0],
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
