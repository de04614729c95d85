/**
 * The two states inside a step that can fail: `ready`, and `rejected` with its tag, where the page shows the problem in the
 * context. The problem stays in the context afterwards, so that a view must read it by the tag.
 * @param ready the description of `ready`
 * @param rejected the description of `rejected`
 */
export const readyOrRejected = (ready: string, rejected: string) =>
  ({
    initial: 'ready',
    states: {
      ready: { description: ready },
      rejected: { description: rejected, tags: 'rejected' },
    },
  }) as const;
