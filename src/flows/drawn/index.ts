import type { Chart } from '../model/chart';
import type { Drawing } from '../model/drawing';
import type { FlowId } from '../model/flows';
import { type PackedDrawing, unpackDrawing } from '../model/packedDrawing';
import checkout from './checkout.json';
import passwordReset from './passwordReset.json';
import registration from './registration.json';
import serviceSelection from './serviceSelection.json';

const drawn: Readonly<Record<FlowId, unknown>> = {
  serviceSelection,
  registration,
  passwordReset,
  checkout,
};

/** Where everything of a flow's chart stands, as `npm run flows` placed it. */
export const drawingOf = (flow: FlowId, chart: Chart): Drawing =>
  unpackDrawing(chart, drawn[flow] as PackedDrawing);
