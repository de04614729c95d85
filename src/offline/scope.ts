/** What a service worker is told. */
interface Happening {
  /** Keeps it awake until this is over. */
  waitUntil(work: Promise<unknown>): void;
}

interface Page {
  postMessage(message: unknown): void;
}

/** What of a service worker's own scope is used here; the types of pages do not know it. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  /** The pages that it answers for. */
  readonly clients: { matchAll(): Promise<readonly Page[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', hear: (event: Happening) => void): void;
  addEventListener(
    type: 'message',
    hear: (event: Happening & { readonly data: unknown }) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
