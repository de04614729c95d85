import type { AnyActorRef, InspectionEvent } from 'xstate';

/** The flow of an effect. */
const flowOf = (effect: AnyActorRef) =>
  effect._parent as AnyActorRef & { readonly logic?: { readonly id?: string } };

/** Notes which step of a flow started each effect, and which calls of the application the effects make. */
export function trackEffects() {
  const stepCounts = new WeakMap<AnyActorRef, number>();
  const startedIn = new WeakMap<AnyActorRef, number>();
  const newCalls = new WeakMap<AnyActorRef, readonly object[]>();
  return {
    inspect({ type, actorRef }: InspectionEvent): void {
      const effect = actorRef as AnyActorRef;
      if (type !== '@xstate.actor' || effect._parent === undefined) return;
      // The step in which it is created is not counted yet.
      startedIn.set(effect, stepCounts.get(flowOf(effect)) ?? 0);
    },
    /** What made a call, such as `placeOrder, step 3: lookUpShipping`. */
    causeOf: (effect: AnyActorRef): string =>
      `${flowOf(effect).logic?.id}, step ${startedIn.get(effect)}: ${effect.id}`,
    noteCall(effect: AnyActorRef, call: object): void {
      const flow = flowOf(effect);
      newCalls.set(flow, [...(newCalls.get(flow) ?? []), call]);
    },
    /** The calls of a flow since its last step. Counts the new one. */
    takeCalls(flow: AnyActorRef, stepCount: number): readonly object[] {
      const calls = newCalls.get(flow) ?? [];
      newCalls.delete(flow);
      stepCounts.set(flow, stepCount);
      return calls;
    },
  };
}
