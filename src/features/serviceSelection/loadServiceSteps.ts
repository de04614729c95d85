import type { Steps } from './useLazyServiceSteps';

/** Loads the steps after the first one and their machine. They need the store. */
export const loadServiceSteps = (): Promise<Steps> =>
  import(/* webpackChunkName: "service-steps" */ './ServiceSelectionSteps').then(
    (module) => module.ServiceSelectionSteps,
  );
