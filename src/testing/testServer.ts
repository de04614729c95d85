import type { AnyCall } from '@kedai/contract/calls/call';
import type { FailedResponse } from '@kedai/contract/calls/failure';
import type { ErrorCode } from '@kedai/contract/protocol/errorCodes';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { InferInput } from 'valibot';
import { refuseCall } from '../../server/dev/failureLab';
import { createVisitor, type Visitor } from '../../server/testing/visitor';

/** A request that the page has sent. */
export interface SentRequest {
  readonly path: string;
  /** The JSON, the form, or the query string. */
  readonly body: unknown;
  readonly request: Request;
  readonly idempotencyKey: string | null;
}

/** Responds to a call. `respondAsBefore` makes the response that the call would have without this. Undefined: that response. */
export type Respond = (
  sent: SentRequest,
  respondAsBefore: () => Promise<Response>,
) => Response | undefined | Promise<Response | undefined>;

/** The body of a successful response, without `success`. */
type Body<Called extends AnyCall> = Omit<InferInput<Called['response']>, 'success'>;

interface BreakOptions {
  /** Only the next call; the later ones respond as before. */
  readonly once?: boolean;
}

/** A refusal in the words of a test, in place of those of the failure lab. */
type Refusal = Omit<FailedResponse, 'success'> & { readonly status?: number };

/** A call that does not respond as the server does. */
interface BrokenCall {
  /** Later calls respond as before. */
  mend(): void;
}

/** The API that the pages of a test call, and the ways to break one of its calls until the end of the test. */
export interface TestServer {
  /** Succeeds with these fields. */
  succeeds<Called extends AnyCall>(
    call: Called,
    body: Body<Called> | ((sent: SentRequest) => Body<Called>),
    options?: BreakOptions,
  ): BrokenCall;
  /** Responds as a server that refuses the call, for a reason or with a text. */
  refuses(call: AnyCall, reason: ErrorCode | Refusal, options?: BreakOptions): BrokenCall;
  /** Responds with the page of a broken proxy, or not at all. */
  fails(call: AnyCall, how?: number | 'offline', options?: BreakOptions): BrokenCall;
  /** Makes the call, and loses the response. */
  loses(call: AnyCall, options?: BreakOptions): BrokenCall;
  /** Holds the call until it is released; then it responds as before. */
  waits(call: AnyCall, options?: BreakOptions): BrokenCall & { release(): void };
  /** Responds with what a test computes from the request, such as a body that breaks the contract. */
  responds(call: Pick<AnyCall, 'path'>, respond: Respond, options?: BreakOptions): BrokenCall;
  /** The requests of a call in this test, or of all calls, in their order. */
  sent(call?: Pick<AnyCall, 'path'>): readonly SentRequest[];
  /** The bodies of a call's requests. */
  bodies(call: Pick<AnyCall, 'path'>): readonly unknown[];
}

interface Rule extends BreakOptions {
  readonly path: string;
  readonly respond: Respond;
}

/** The latest comes first. */
let rules: readonly Rule[] = [];
let requests: SentRequest[] = [];

/** Makes a call of the contract from the browser of the page. */
export const callApi: Visitor['callApi'] = (call, request, options) =>
  createVisitor({ request: async (url, init) => fetch(url, init) }).callApi(call, request, options);

/**
 * Responds to every `/api/` request of this test file. Call it once, at the top.
 * @param respond responds to the calls that no test breaks; without it, they fail the test
 * @param onResponse is called with every response that reaches the page
 */
export function serveCalls(
  respond: (request: Request) => Response | undefined | Promise<Response | undefined> = () =>
    undefined,
  onResponse: (response: Response) => void = () => {},
): TestServer {
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const sent = {
        path: pathname,
        body: await bodyOf(request.clone()),
        request,
        idempotencyKey: request.headers.get(IDEMPOTENCY_HEADER),
      };
      requests.push(sent);
      const matching = rules.filter(({ path }) => path === sent.path);
      rules = rules.filter((rule) => !(rule.once && matching.includes(rule)));
      const response = await respondBy(matching, sent);
      if (response !== undefined) onResponse(response);
      return response;
    }),
    // The files of the text recognition, which is a mock in these tests.
    http.get('*/tesseract/*', () => new Response()),
  );

  async function respondBy(
    [rule, ...earlier]: readonly Rule[],
    sent: SentRequest,
  ): Promise<Response | undefined> {
    if (rule === undefined) return respond(sent.request.clone());
    const next = () => respondBy(earlier, sent);
    const respondAsBefore = async () => (await next()) ?? HttpResponse.error();
    return (await rule.respond(sent, respondAsBefore)) ?? next();
  }
  const responds: TestServer['responds'] = ({ path }, respond, options) => {
    const rule = { path, respond, ...options };
    rules = [rule, ...rules];
    const mend = () => {
      rules = rules.filter((other) => other !== rule);
    };
    return { mend };
  };

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    rules = [];
    requests = [];
  });
  afterAll(() => server.close());

  const sent: TestServer['sent'] = (call) =>
    requests.filter(({ path }) => call === undefined || path === call.path);

  return {
    responds,
    sent,
    bodies: (call) => sent(call).map(({ body }) => body),
    succeeds: (call, body, options) =>
      responds(
        call,
        (sent) =>
          HttpResponse.json({ success: true, ...(typeof body === 'function' ? body(sent) : body) }),
        options,
      ),
    refuses: (call, reason, options) =>
      responds(
        call,
        () => (typeof reason === 'string' ? refuseCall(reason) : refuse(reason)),
        options,
      ),
    fails: (call, how = 'offline', options) =>
      responds(
        call,
        () =>
          how === 'offline' ? HttpResponse.error() : HttpResponse.html('<html>', { status: how }),
        options,
      ),
    loses: (call, options) =>
      responds(
        call,
        async (_, respondAsBefore) => {
          await respondAsBefore();
          return HttpResponse.error();
        },
        options,
      ),
    waits: (call, options) => {
      let release = () => {};
      const released = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
      return { ...responds(call, () => released, options), release };
    },
  };
}

const refuse = ({ status = 200, ...reason }: Refusal) =>
  HttpResponse.json({ success: false, ...reason }, { status });

/** Reads the body of a request. */
async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  if (type.startsWith('application/json')) return JSON.parse((await request.text()) || 'null');
  return Object.fromEntries(new URL(request.url).searchParams);
}
