import { customerApi, publicApi, visitorApi } from '../api/apis';
import '../api/cartApi';
import '../api/customApi';
import '../api/generalApi';
import '../api/newsApi';
import '../api/orderApi';
import '../api/outletApi';
import '../api/productApi';
import '../api/uploadApi';
import '../api/userApi';
import type { AppThunk } from '../state/thunk';

/** The result of a call, whichever it is. */
interface CallResult {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Makes a call of section 7 by its name, as a page does. */
export function makeCall(name: string, request: unknown): AppThunk<Promise<CallResult>> {
  const endpoints: Readonly<
    Record<string, { initiate(request: unknown, options: object): AppThunk<Promise<CallResult>> }>
  > = { ...publicApi.endpoints, ...visitorApi.endpoints, ...customerApi.endpoints };
  const endpoint = endpoints[name];
  if (endpoint === undefined) throw new Error(`No endpoint makes the call "${name}".`);
  return endpoint.initiate(request, { subscribe: false, track: false });
}
