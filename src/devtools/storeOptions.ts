import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { maskAction, maskState } from './storeView';

/** Redux DevTools options of the store: a name, traces, a maximum age, and sanitizers that remove personal data. */
export const storeOptions: DevToolsEnhancerOptions = {
  name: 'Kedai',
  trace: true,
  traceLimit: 25,
  maxAge: 100,
  features: { jump: true, skip: true, export: true, import: 'custom', pause: true },
  actionSanitizer: <Action extends UnknownAction>(action: Action) =>
    maskAction(action) as unknown as Action,
  stateSanitizer: <State>(state: State) => maskState(state) as State,
};
