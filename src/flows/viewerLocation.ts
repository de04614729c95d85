import { FLOWS, type FlowId, isFlowId } from './model/flows';

/** The modes of the viewer. */
export const MODES = ['chart', 'walk', 'live', 'replay', 'coverage', 'lab'] as const;
export type Mode = (typeof MODES)[number];

/** The selected flow and mode. They are in the URL fragment, so that they can be shared and survive a reload. */
export interface ViewerLocation {
  readonly flow: FlowId;
  readonly mode: Mode;
}

const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

/** Parses a URL fragment; missing or unknown values get the default. */
export function parseLocation(fragment: string): ViewerLocation {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const [flow, mode] = [params.get('flow'), params.get('mode')];
  return {
    flow: isFlowId(flow) ? flow : FLOWS[0],
    mode: isMode(mode) ? mode : 'chart',
  };
}

export const toFragment = ({ flow, mode }: ViewerLocation): string => `#flow=${flow}&mode=${mode}`;
