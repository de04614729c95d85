import { allCalls } from '@kedai/contract/calls/allCalls';
import { customerApi, publicApi, visitorApi } from '../api/apis';
import '../api/accountApi';
import '../api/cartApi';
import '../api/customApi';
import '../api/generalApi';
import '../api/mailedCodeApi';
import '../api/newsApi';
import '../api/orderApi';
import '../api/outletApi';
import '../api/passkeySignInApi';
import '../api/productApi';
import '../api/slotApi';
import '../api/uploadApi';
import '../api/userApi';
import type { AppThunk } from '../state/thunk';

/** The result of a call, whichever it is. */
interface CallResult {
  readonly data?: unknown;
  readonly error?: unknown;
}

interface Endpoint {
  initiate(request: unknown, options: object): AppThunk<Promise<CallResult>>;
}

const apis = { public: publicApi, visitor: visitorApi, customer: customerApi };

/** The call of an endpoint: it has the name of the call, with the area before a name that says too little alone. */
const callOf = (endpoint: string) =>
  allCalls.find(([id]) => {
    const [area = '', name = ''] = id.split('.');
    return endpoint === name || endpoint === area + name.charAt(0).toUpperCase() + name.slice(1);
  });

/** Every endpoint of the storefront, with the audience of its API and its call, if there is one. */
export const endpoints = Object.entries(apis).flatMap(([audience, api]) =>
  Object.entries(api.endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
    const [id, call] = callOf(name) ?? [];
    return { name, audience, id, call, endpoint };
  }),
);

/** Makes a call by its name or that of its endpoint, as a page does. */
export function makeCall(name: string, request: unknown): AppThunk<Promise<CallResult>> {
  const found = endpoints.find((endpoint) => endpoint.name === name || endpoint.id === name);
  if (found === undefined) throw new Error(`No endpoint makes the call "${name}".`);
  return found.endpoint.initiate(request, { subscribe: false, track: false });
}
