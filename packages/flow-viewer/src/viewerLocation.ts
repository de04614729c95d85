import { useSyncExternalStore } from 'react';
import { useFlows } from './config';
import { MODES, type Mode } from './modes';

/** The selected flow and mode. They are in the URL fragment, so that they can be shared and survive a reload. */
export interface ViewerLocation {
  readonly flow: string;
  readonly mode: Mode;
  /** The id of the selected state or transition. */
  readonly at?: string | null;
  /** The id of the state to which the ways from the selected state are shown. */
  readonly to?: string | null;
  /** The replayed recording, as in a link (`encodeLink`), with its step. */
  readonly replayed?: string | null;
}

export function toFragment({ flow, mode, at, to, replayed }: ViewerLocation): string {
  const ways = to ? `&to=${encodeURIComponent(to)}` : '';
  const selected = at ? `&at=${encodeURIComponent(at)}${ways}` : '';
  return `#flow=${flow}&mode=${mode}${selected}${mode === 'replay' && replayed ? `&${replayed}` : ''}`;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The URL fragment, and the location in it. Missing or unknown values get the default. */
export function useViewerLocation() {
  const flows = useFlows();
  const fragment = useSyncExternalStore(subscribe, () => window.location.hash);
  const params = new URLSearchParams(fragment.slice(1));
  const [r, step] = [params.get('r'), params.get('step') ?? '0'];
  const location: ViewerLocation = {
    flow: flows.find(({ id }) => id === params.get('flow'))?.id ?? flows[0]?.id ?? '',
    mode: MODES.find((mode) => mode === params.get('mode')) ?? 'statechart',
    at: params.get('at'),
    to: params.get('to'),
    replayed: r === null ? null : `r=${r}&step=${step}`,
  };
  return {
    fragment,
    location,
    navigate(change: Partial<ViewerLocation>) {
      // What is selected in one statechart is not in another.
      const at = change.flow === undefined || change.flow === location.flow ? location.at : null;
      window.location.hash = toFragment({ ...location, at: at ?? null, ...change });
    },
    /** Changes the address without an entry in the history. */
    replace(change: Partial<ViewerLocation>) {
      window.history.replaceState(null, '', toFragment({ ...location, ...change }));
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    },
  };
}
