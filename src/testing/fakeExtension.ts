import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';

/** A flow's instance in the fake extension. */
interface FakeInstance {
  readonly options: { readonly name: string };
  readonly told: unknown[];
  hear: (message: unknown) => void;
}

/**
 * Stands in for the Redux DevTools extension. It has to be there before Redux Toolkit is loaded: have this file imported
 * first. It keeps all that the page hands over.
 */
export const extension = {
  /** What the store's own instance was shown: each action and the state after it. */
  store: [] as { readonly action: unknown; readonly state: unknown }[],
  instances: [] as FakeInstance[],
  clear(): void {
    extension.store.length = 0;
    extension.instances.length = 0;
  },
};

const connect = (options: { readonly name: string }) => {
  const instance: FakeInstance = { options, told: [], hear: () => undefined };
  extension.instances.push(instance);
  return {
    init: (state: unknown) => void instance.told.push({ action: null, state }),
    send: (action: unknown, state: unknown) => void instance.told.push({ action, state }),
    subscribe: (hear: FakeInstance['hear']) => {
      instance.hear = hear;
    },
  };
};

/** Watches the store as the real one does: every action that reaches the reducer, through the store's own sanitisers. */
const watching =
  ({ actionSanitizer, stateSanitizer }: DevToolsEnhancerOptions): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) =>
    createStore((state, action) => {
      const next = reducer(state, action);
      extension.store.push({
        action: actionSanitizer?.(action, 0) ?? action,
        state: stateSanitizer?.(next, 0) ?? next,
      });
      return next;
    }, preloaded);

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION__: { connect },
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsEnhancerOptions) =>
    (...enhancers: readonly StoreEnhancer[]) =>
      [...enhancers, watching(options)].reduceRight<StoreEnhancer>(
        (inner, enhance) => (createStore) => enhance(inner(createStore)),
        (createStore) => createStore,
      ),
});
