import type { ActorOptions, AnyActorLogic } from 'xstate';

/**
 * The inspector of all flows on this page. It is empty until the developer tools set one, before any flow starts. Every
 * flow starts with these options (`useFlow`).
 */
export const inspectOptions: Pick<ActorOptions<AnyActorLogic>, 'inspect'> = {};
