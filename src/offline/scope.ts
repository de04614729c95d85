interface ExtendableEvent {
  /** Keeps the worker running until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

interface WindowClient {
  postMessage(message: unknown): void;
}

/** The parts of ServiceWorkerGlobalScope that this worker uses. TypeScript's DOM library does not declare them. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(): Promise<readonly WindowClient[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
