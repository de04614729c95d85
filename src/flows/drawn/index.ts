import type { Drawing } from '../model/drawing';
import type { FlowId } from '../model/flows';
import checkout from './checkout.json';
import passwordReset from './passwordReset.json';
import registration from './registration.json';
import serviceSelection from './serviceSelection.json';

/** Where everything of each chart stands, as `npm run flows` placed it. */
export const drawings = {
  serviceSelection,
  registration,
  passwordReset,
  checkout,
} as unknown as Readonly<Record<FlowId, Drawing>>;
