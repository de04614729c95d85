/**
 * Does something in a task of its own, once what is going on now is over. Not by a timer: whoever stops the page's clock to
 * look at it would wait for ever.
 */
export function inOwnTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(0);
}

/** Resolves in a task of its own. */
export const inNextTask = () => new Promise<void>((resolve) => inOwnTask(resolve));
