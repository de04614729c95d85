import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen';

/** A payment page at the stand-in. */
export interface StandInSession {
  readonly id: string;
  readonly url: string;
  readonly client_reference_id: string;
  readonly mode: 'payment';
  /** sen */
  readonly amount_total: number;
  readonly currency: 'myr';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
}

/** What happens to the next requests, one each, in place of the usual. */
export type Fault =
  /** The request is done, and the connection breaks before the response. */
  | 'lost-response'
  /** No response ever comes. */
  | 'no-response'
  | { readonly status: number; readonly body: string; readonly location?: string };

/** A small server that speaks the calls of Stripe which the shop uses, as Stripe documents them. */
export interface StripeStandIn {
  readonly url: string;
  readonly sessions: ReadonlyMap<string, StandInSession>;
  readonly requests: readonly {
    readonly call: string;
    readonly headers: IncomingHttpHeaders;
    readonly form: URLSearchParams;
  }[];
  readonly faults: Fault[];
  /** The shopper pays on a page, or lets it expire. */
  end(id: string, how: 'complete' | 'expired'): void;
  close(): Promise<void>;
}

/** Stripe refuses payments under 2 ringgit. */
const MIN_AMOUNT = 200;

interface Answer {
  readonly status: number;
  readonly body: object;
}

const refusal = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...more } },
});

/** Opens the stand-in on a free port. */
export async function openStripeStandIn(secretKey: string): Promise<StripeStandIn> {
  const sessions = new Map<string, StandInSession>();
  const answers = new Map<string, { readonly form: string; readonly answer: Answer }>();
  const requests: StripeStandIn['requests'][number][] = [];
  const faults: Fault[] = [];

  function create(form: URLSearchParams): Answer {
    const field = (name: string) => form.get(name) ?? '';
    const amount = Number(field('line_items[0][price_data][unit_amount]'));
    if (!Number.isInteger(amount) || amount < MIN_AMOUNT) {
      return refusal(400, 'The amount is too small.', { code: 'amount_too_small' });
    }
    for (const name of ['success_url', 'cancel_url']) {
      if (!URL.canParse(field(name))) return refusal(400, `Not a valid URL: ${name}.`);
    }
    const id = `cs_test_${sessions.size + 1}`;
    const session: StandInSession = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: field('client_reference_id'),
      mode: 'payment',
      amount_total: amount,
      currency: 'myr',
      status: 'open',
      payment_status: 'unpaid',
    };
    sessions.set(id, session);
    return { status: 200, body: { object: 'checkout.session', ...session } };
  }

  function respond(call: string, form: URLSearchParams): Answer {
    if (call === 'POST /v1/checkout/sessions') return create(form);
    const [, id = '', action] =
      /^(?:GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call) ?? [];
    const session = sessions.get(id);
    if (!session)
      return refusal(404, `No such checkout.session: ${id}`, { code: 'resource_missing' });
    if (action !== undefined) {
      if (session.status !== 'open') {
        return refusal(
          400,
          `Only open Checkout Sessions can be expired, not ${session.status} ones.`,
        );
      }
      session.status = 'expired';
    }
    return { status: 200, body: { object: 'checkout.session', ...session } };
  }

  /** The first response again for a repeated key. */
  function respondOnce(key: string | undefined, call: string, form: URLSearchParams): Answer {
    if (key === undefined) return respond(call, form);
    const earlier = answers.get(key);
    if (earlier && earlier.form !== String(form)) {
      return refusal(400, 'The key was used with other parameters.', { type: 'idempotency_error' });
    }
    const answer = earlier?.answer ?? respond(call, form);
    answers.set(key, { form: String(form), answer });
    return answer;
  }

  const server = createServer(async (request, response) => {
    const { headers, method, url = '' } = request;
    const form = new URLSearchParams(await text(request));
    const call = `${method} ${url}`;
    requests.push({ call, headers, form });
    const fault = faults.shift();
    if (fault === 'no-response') return;
    if (typeof fault === 'object') {
      const location = fault.location === undefined ? {} : { location: fault.location };
      response.writeHead(fault.status, { 'content-type': 'application/json', ...location });
      response.end(fault.body);
      return;
    }
    const { status, body } =
      headers.authorization === `Bearer ${secretKey}`
        ? respondOnce(headers['idempotency-key']?.toString(), call, form)
        : refusal(401, 'Invalid API key provided.');
    if (fault === 'lost-response') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { origin: url, close } = await listen(server);

  return {
    url,
    sessions,
    requests,
    faults,
    end: (id, how) => {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error(`The page ${id} is not open.`);
      session.status = how;
      session.payment_status = how === 'complete' ? 'paid' : 'unpaid';
    },
    close,
  };
}
