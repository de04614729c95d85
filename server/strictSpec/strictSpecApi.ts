import { specCalls } from '@kedai/contract/calls/allCalls';
import { HUMAN_CHECK_COOKIE } from '@kedai/contract/calls/mailedCode';
import { type Shape, section7Shape } from '@kedai/contract/calls/section7';
import { PASSKEYS_COOKIE } from '@kedai/contract/calls/user';
import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import { SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import { RECEIPT_PATH } from '../areas/order/readOrders';
import type { Fetch } from '../boundary/fetch';

/**
 * Wraps the API so it responds like a server that implements only section 7 of the specification. It drops our optional
 * fields and headers in both directions, does not know our own calls, and turns a refusal into a 200 with `success:
 * false`. For testing the storefront with such servers; data and rules stay the real ones.
 */
export function strictSpecApi(api: Fetch): Fetch {
  return async (request, env) => {
    const { pathname } = new URL(request.url);
    const [, call] =
      specCalls.find(([, { method, path }]) => method === request.method && path === pathname) ??
      [];
    if (call === undefined) {
      // Resources that a response links to, such as a receipt image, are not calls.
      return request.method === 'GET' && pathname.startsWith(`${RECEIPT_PATH}/`)
        ? api(request, env)
        : Response.json({ success: false, message: 'Not found' }, { status: 404 });
    }
    return strictResponse(
      await api(await strictRequest(request, section7Shape(call.request)), env),
      section7Shape(call.response),
    );
  };
}

async function strictRequest(request: Request, shape: Shape | true): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.delete(IDEMPOTENCY_HEADER);
  headers.delete(CUSTOMER_HEADER);
  headers.delete(SELECTION_HEADER);
  // The response must not be compressed, because it is parsed here.
  headers.delete('accept-encoding');
  headers.delete('accept-language');
  const { method, signal } = request;
  const url = new URL(request.url);
  if (method === 'GET') {
    for (const name of [...url.searchParams.keys()]) {
      if (shape === true || !(name in shape)) url.searchParams.delete(name);
    }
    return new Request(url, { method, headers, signal });
  }
  if (!headers.get('content-type')?.startsWith('application/json')) {
    return new Request(request, { headers });
  }
  const text = await request.text();
  headers.delete('content-length');
  return new Request(url, { method, headers, signal, body: stripUnknown(text, shape) });
}

/** A JSON text without fields outside the shape; any other text unchanged. */
function stripUnknown(text: string, shape: Shape | true): string {
  try {
    return JSON.stringify(pickFields(JSON.parse(text), shape));
  } catch {
    return text;
  }
}

/** Cookies that tell the storefront of calls outside the specification. */
const OWN_COOKIES = [HUMAN_CHECK_COOKIE, PASSKEYS_COOKIE];

async function strictResponse(response: Response, shape: Shape | true): Promise<Response> {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) {
    if (!OWN_COOKIES.includes(cookie.split('=', 1)[0] ?? '')) headers.append('set-cookie', cookie);
  }
  headers.set('content-type', 'application/json');
  const text = await response.text();
  const status = response.status < 500 ? 200 : response.status;
  const fields = { ...(shape === true ? {} : shape), success: true, message: true } as const;
  return new Response(stripUnknown(text, fields), { status, headers });
}

function pickFields(value: unknown, shape: Shape | true): unknown {
  if (shape === true || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => pickFields(item, shape));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name in shape)
      .map(([name, inner]) => [name, pickFields(inner, shape[name] ?? true)]),
  );
}
