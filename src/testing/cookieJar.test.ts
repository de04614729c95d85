import { cookieJar } from './cookieJar';

const responseWith = (...cookies: string[]): Response => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { headers });
};
const request = (init: RequestInit = {}): Request => new Request('http://shop.test/api/x', init);

describe('the cookie jar', () => {
  test('sends back the cookies that a response has set', () => {
    const jar = cookieJar();
    jar.store(responseWith('sid=a=b; HttpOnly; Path=/', 'other=2'));
    expect(jar.attach(request()).headers.get('cookie')).toBe('sid=a=b; other=2');
  });

  test('adds to the cookies that the page has set itself', () => {
    const jar = cookieJar();
    jar.store(responseWith('sid=1; HttpOnly'));
    const attached = jar.attach(request({ headers: { cookie: 'userSelection=x' } }));
    expect(attached.headers.get('cookie')).toBe('userSelection=x; sid=1');
  });

  test.each(['sid=; Max-Age=0', 'sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
    'deletes the cookie on %s',
    (cookie) => {
      const jar = cookieJar();
      jar.store(responseWith('sid=1'));
      jar.store(responseWith(cookie));
      expect(jar.attach(request()).headers.has('cookie')).toBe(false);
    },
  );

  test('sends nothing when credentials are omitted', () => {
    const jar = cookieJar();
    jar.store(responseWith('sid=1'));
    expect(jar.attach(request({ credentials: 'omit' })).headers.has('cookie')).toBe(false);
  });
});
