import type { DevToolsEnhancerOptions, Reducer, StoreEnhancer } from '@reduxjs/toolkit';

/** A flow's instance in the fake extension. */
interface FakeInstance {
  readonly options: { readonly name: string };
  readonly sent: unknown[];
  readonly errors: string[];
  notify: (message: unknown) => void;
}

/**
 * A fake of the Redux DevTools extension. It records everything that the page sends. Import this file first, because Redux
 * Toolkit looks for the extension when it is loaded.
 */
export const extension = {
  /** Every action of the latest store and the state after it, as the extension receives them. */
  store: [] as { readonly action: unknown; readonly state: unknown }[],
  instances: [] as FakeInstance[],
  /** Computes the states of an imported list of actions. */
  reduce: ((state) => state) as Reducer<unknown>,
};

const connect = (options: { readonly name: string }) => {
  const instance: FakeInstance = { options, sent: [], errors: [], notify: () => undefined };
  extension.instances.push(instance);
  return {
    init: (state: unknown) => void instance.sent.push({ action: null, state }),
    send: (action: unknown, state: unknown) => void instance.sent.push({ action, state }),
    error: (message: string) => void instance.errors.push(message),
    subscribe: (notify: FakeInstance['notify']) => {
      instance.notify = notify;
    },
  };
};

/** Records every action that reaches the reducer, and the state after it, sanitised as the real extension does. */
const recordingEnhancer =
  ({ stateSanitizer }: DevToolsEnhancerOptions): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    const recorded: typeof extension.store = [];
    extension.store = recorded;
    extension.reduce = reducer as unknown as Reducer<unknown>;
    return createStore((state, action) => {
      const next = reducer(state, action);
      recorded.push({ action, state: stateSanitizer?.(next, 0) ?? next });
      return next;
    }, preloaded);
  };

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION__: { connect },
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsEnhancerOptions) =>
    (...enhancers: readonly StoreEnhancer[]) =>
      [...enhancers, recordingEnhancer(options)].reduceRight<StoreEnhancer>(
        (inner, enhance) => (createStore) => enhance(inner(createStore)),
        (createStore) => createStore,
      ),
});
