import { FLOWS, type FlowId, isFlowId } from './model/flows';

/** What is done with a chart. */
export const MODES = ['chart', 'walk', 'live', 'replay', 'coverage', 'lab'] as const;
export type Mode = (typeof MODES)[number];

/** Where the viewer stands; it is in the address, so that it can be sent and survives a reload. */
export interface Place {
  readonly flow: FlowId;
  readonly mode: Mode;
}

const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

/** Reads the fragment of an address; what it does not say is as at the beginning. */
export function placeOf(fragment: string): Place {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const [flow, mode] = [said.get('flow'), said.get('mode')];
  return {
    flow: isFlowId(flow) ? flow : FLOWS[0],
    mode: isMode(mode) ? mode : 'chart',
  };
}

export const fragmentOf = ({ flow, mode }: Place): string => `#flow=${flow}&mode=${mode}`;
