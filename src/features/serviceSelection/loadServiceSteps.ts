import type { Steps } from './useLazyServiceSteps';

/** Loads the steps after the first question, and the chart behind them. They need the store around them. */
export const loadServiceSteps = (): Promise<Steps> =>
  import(/* webpackChunkName: "service-steps" */ './ServiceSelectionSteps').then(
    (module) => module.ServiceSelectionSteps,
  );
