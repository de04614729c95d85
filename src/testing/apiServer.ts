import type { Staff } from '@kedai/contract/calls/counterSession';
import type { ApiSettings } from '../../server/boundary/apiSettings';
import type { AppDeps } from '../../server/boundary/deps';
import type { Database } from '../../server/store/database/database';
import { products } from '../../server/store/schema';
import { emptyTables, openTestDatabase } from '../../server/testing/database';
import { signInStaff } from '../../server/testing/staff';
import { openTestShop, type TestShop } from '../../server/testing/testShop';
import { signUp, storeCookie, type Visitor } from '../../server/testing/visitor';
import { serveCalls, type TestServer } from './testServer';

/** The API of a test file's pages. */
export interface ApiServer extends TestServer {
  /** The server: its clock, mailer and database. Every test gets a new one. */
  readonly world: TestShop;
  /** Creates an account and signs the page in. Call it before rendering. */
  signUp(email?: string): Promise<void>;
  /** Signs the page in behind the counter, Siti or the owner Osman. Call it before rendering. */
  signInStaff(role?: Staff['role']): Promise<void>;
  /** Creates the account of `VISITOR`, in another browser. */
  givenAccount(): Promise<void>;
  /** Replaces the catalogue by `count` products without features: p1 at RM1.00, p2 at RM2.00 …, alternately for women and men. */
  seedProducts(count: number): Promise<void>;
  /** Adds the `Date` header of the server's clock to all later responses, as the HTTP server does. The page follows that clock. */
  sendDateHeader(): void;
}

/**
 * Responds to every `/api/` request of this test file with the real API, in this process, on the worker's database. Each
 * test starts with the fixtures of the server's own tests and without cookies. Call it once, at the top.
 *
 * @param parts replacements for parts of the API, e.g. a human check that refuses
 */
export function serveApi(
  parts: Partial<AppDeps> = {},
  settings: Partial<ApiSettings> = {},
): ApiServer {
  /** HttpOnly cookies, which a browser stores and jsdom does not. */
  const cookies = new Map<string, string>();
  let database: Database | undefined;
  let world: TestShop | undefined;
  let sendsDate = false;

  const current = (): TestShop => {
    if (world === undefined) throw new Error('The API of the tests has not started yet.');
    return world;
  };
  const withDate = (response: Response) => {
    if (sendsDate) response.headers.set('date', new Date(current().clock.now()).toUTCString());
    return response;
  };
  const withCookies = (request: Request): Request => {
    if (request.credentials === 'omit') return request;
    const headers = new Headers(request.headers);
    const own = [...cookies].map(([name, value]) => `${name}=${value}`);
    headers.set('cookie', [headers.get('cookie') ?? [], own].flat().join('; '));
    return new Request(request, { headers });
  };
  const calls = serveCalls(
    async (request) => withDate(await current().app.fetch(withCookies(request))),
    ({ headers }) => {
      for (const line of headers.getSetCookie()) storeCookie(cookies, line);
    },
  );

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    if (database === undefined) throw new Error('The database of the tests is not open.');
    cookies.clear();
    sendsDate = false;
    await emptyTables(database);
    world = await openTestShop(database.db, parts, settings);
  });
  afterEach(clearBrowser);
  afterAll(() => database?.close());

  const takeCookies = (visitor: Visitor) => {
    for (const [name, value] of visitor.cookies) cookies.set(name, value);
  };

  return {
    ...calls,
    get world() {
      return current();
    },
    signUp: async (email) => takeCookies(await signUp(current(), email)),
    signInStaff: async (role) => takeCookies(await signInStaff(current(), role)),
    givenAccount: async () => void (await signUp(current())),
    seedProducts: async (count) => {
      const { db } = current();
      await db.delete(products);
      await db.insert(products).values(Array.from({ length: count }, plainProduct));
    },
    sendDateHeader: () => {
      sendsDate = true;
    },
  };
}

function plainProduct(_: unknown, position: number) {
  const number = position + 1;
  return {
    id: `p${number}`,
    name: `Product ${number}`,
    priceSen: number * 100,
    description: '',
    features: [],
    images: [],
    category: number % 2 === 1 ? 'Women' : 'Men',
    subCategory: 'Topwear',
    bestseller: false,
    position,
  };
}

/** Clears everything that a page stored in the browser. */
function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (name !== '') document.cookie = `${name}=; path=/; max-age=0`;
  }
}
