import { CUSTOMER_HEADER } from '../../src/contract/customer';
import { IDEMPOTENCY_HEADER } from '../../src/contract/idempotency';
import { HUMAN_CHECK_COOKIE } from '../../src/contract/user';
import type { Fetch } from '../site';
import { type Shape, specCalls } from './specCalls';

/**
 * The API as a server would answer that implements section 7 of the specification and nothing more: optional fields and
 * headers of ours are dropped on the way in and out, calls of ours are unknown, and a refusal is a 200 that says
 * `success: false`. For testing the storefront against such servers; the data and the rules stay the real ones.
 */
export function strictSpecApi(api: Fetch): Fetch {
  return async (request, env) => {
    const { pathname } = new URL(request.url);
    const call = specCalls.find(
      ({ method, path }) => method === request.method && path === pathname,
    );
    if (call === undefined) {
      // What an answer points to, such as a receipt's picture, is no call.
      return request.method === 'GET' && pathname.startsWith('/api/order/receipt/')
        ? api(request, env)
        : Response.json({ success: false, message: 'Not found' }, { status: 404 });
    }
    return strictResponse(
      await api(await strictRequest(request, call.request), env),
      call.response,
    );
  };
}

async function strictRequest(request: Request, shape: Shape): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.delete(IDEMPOTENCY_HEADER);
  headers.delete(CUSTOMER_HEADER);
  // Answers are read here.
  headers.delete('accept-encoding');
  const { method, url, signal } = request;
  if (method === 'GET') return new Request(url, { method, headers, signal });
  if (!headers.get('content-type')?.startsWith('application/json')) {
    return new Request(request, { headers });
  }
  const text = await request.text();
  headers.delete('content-length');
  return new Request(url, { method, headers, signal, body: withoutMore(text, shape) });
}

/** A JSON text without the fields that the shape does not name; any other text as it is. */
function withoutMore(text: string, shape: Shape): string {
  try {
    return JSON.stringify(only(JSON.parse(text), shape));
  } catch {
    return text;
  }
}

async function strictResponse(answer: Response, shape: Shape): Promise<Response> {
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) {
    if (!cookie.startsWith(`${HUMAN_CHECK_COOKIE}=`)) headers.append('set-cookie', cookie);
  }
  headers.set('content-type', 'application/json');
  const text = await answer.text();
  const status = answer.status < 500 ? 200 : answer.status;
  return new Response(withoutMore(text, { ...shape, success: true, message: true }), {
    status,
    headers,
  });
}

function only(value: unknown, shape: Shape | true): unknown {
  if (shape === true || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => only(item, shape));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name in shape)
      .map(([name, inner]) => [name, only(inner, shape[name] ?? true)]),
  );
}
