import type { ActorOptions, AnyActorLogic } from 'xstate';

/**
 * Who watches the flows of this page: nobody, until developers' tools say otherwise. It is set before any flow begins,
 * and every flow begins with it: `useActorRef(machine, { input, ...watched })`.
 */
export const watched: Pick<ActorOptions<AnyActorLogic>, 'inspect'> = {};
