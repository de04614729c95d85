/** An event that keeps the worker running until the promise settles. */
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The parts of ServiceWorkerGlobalScope that this worker uses. TypeScript's DOM library does not declare them. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(): Promise<readonly { postMessage(message: unknown): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
