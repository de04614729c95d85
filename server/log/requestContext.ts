import { AsyncLocalStorage } from 'node:async_hooks';

/** What the log knows about the request that is handled. */
export interface RequestContext {
  readonly id: string;
  /** The pattern of the matched route, such as `/api/order/receipt/:orderId`; never the requested URL. */
  route?: string;
  /** The response came from the cache of lists and pages. */
  isCached?: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `handle` and everything that it starts within the context of a request. */
export const runInRequest = <Result>(context: RequestContext, handle: () => Result): Result =>
  contexts.run(context, handle);

/** The context of the current request; undefined outside requests. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();
