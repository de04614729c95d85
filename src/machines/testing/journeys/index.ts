import type { Journey } from '@kedai/flow-viewer/model';
import checkout from './checkout.json' with { type: 'json' };
import passwordReset from './passwordReset.json' with { type: 'json' };
import registration from './registration.json' with { type: 'json' };
import serviceSelection from './serviceSelection.json' with { type: 'json' };

/** The recorded journeys, by flow. */
export const journeysOf = {
  checkout,
  passwordReset,
  registration,
  serviceSelection,
} satisfies Record<string, readonly Journey[]> as Readonly<
  Record<'checkout' | 'passwordReset' | 'registration' | 'serviceSelection', readonly Journey[]>
>;
