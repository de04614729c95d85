/** What a service worker is told. */
interface Happening {
  /** Keeps it awake until this is over. */
  waitUntil(work: Promise<unknown>): void;
}

/** What of a service worker's own scope is used here; the types of pages do not know it. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', hear: (event: Happening) => void): void;
}

export const scope = self as unknown as WorkerScope;
