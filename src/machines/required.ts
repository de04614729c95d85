import { fromPromise } from 'xstate';

/**
 * An effect that a chart names and types but does not have: a hole that `machine.provide()` fills where the
 * chart meets the network. A forgotten one rejects, so it takes the chart's own way of failing.
 */
export function required<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The effect "${name}" was not provided to this chart.`)),
  );
}
