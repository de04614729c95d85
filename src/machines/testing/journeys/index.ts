import type { Journey } from '@kedai/flow-viewer/model';
import passwordReset from './passwordReset.json' with { type: 'json' };
import payOrder from './payOrder.json' with { type: 'json' };
import placeOrder from './placeOrder.json' with { type: 'json' };
import registration from './registration.json' with { type: 'json' };
import serviceSelection from './serviceSelection.json' with { type: 'json' };

/** The recorded journeys, by flow. */
export const journeysOf = {
  passwordReset,
  payOrder,
  placeOrder,
  registration,
  serviceSelection,
} satisfies Record<string, readonly Journey[]> as Readonly<
  Record<
    'passwordReset' | 'payOrder' | 'placeOrder' | 'registration' | 'serviceSelection',
    readonly Journey[]
  >
>;
