import { fromPromise } from 'xstate';

/**
 * A placeholder for an effect that a machine names and types but does not implement. The feature fills it by
 * `machine.provide()`. A placeholder that nobody filled rejects, so the machine handles it as a failed effect.
 */
export function actorPlaceholder<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The effect "${name}" was not provided to this machine.`)),
  );
}
