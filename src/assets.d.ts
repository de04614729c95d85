/** What webpack's asset rules make of an import that is not code. */
declare module '*.css';
declare module 'swiper/css';
declare module 'swiper/css/*';
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The inner part of tesseract.js' worker, which it has no types for. */
declare module 'tesseract.js/src/worker-script' {
  export interface WorkerResponse {
    readonly status: string;
    readonly action?: string;
  }
  /** The platform-specific parts. */
  export interface Adapter {
    getCore(lstmOnly: boolean, corePath: string): unknown;
    gunzip(packed: Uint8Array): Uint8Array;
    readCache(path: string): Promise<unknown>;
    writeCache(path: string, data: Uint8Array): Promise<unknown>;
    deleteCache(path: string): Promise<unknown>;
  }
  export function setAdapter(adapter: Adapter): void;
  export function dispatchHandlers(
    request: unknown,
    respond: (response: WorkerResponse) => void,
  ): void;
}
