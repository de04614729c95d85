import { cookieJar } from './cookieJar';

const answer = (...cookies: string[]): Response => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { headers });
};
const sent = (init: RequestInit = {}): Request => new Request('http://shop.test/api/x', init);

describe('the cookie jar', () => {
  test('sends back what an answer has set', () => {
    const jar = cookieJar();
    jar.keep(answer('sid=a=b; HttpOnly; Path=/', 'other=2'));
    expect(jar.attach(sent()).headers.get('cookie')).toBe('sid=a=b; other=2');
  });

  test('adds to the cookies that the page has itself', () => {
    const jar = cookieJar();
    jar.keep(answer('sid=1; HttpOnly'));
    const request = jar.attach(sent({ headers: { cookie: 'userSelection=x' } }));
    expect(request.headers.get('cookie')).toBe('userSelection=x; sid=1');
  });

  test.each(['sid=; Max-Age=0', 'sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
    'forgets on %s',
    (cookie) => {
      const jar = cookieJar();
      jar.keep(answer('sid=1'));
      jar.keep(answer(cookie));
      expect(jar.attach(sent()).headers.has('cookie')).toBe(false);
    },
  );

  test('sends nothing when credentials are omitted', () => {
    const jar = cookieJar();
    jar.keep(answer('sid=1'));
    expect(jar.attach(sent({ credentials: 'omit' })).headers.has('cookie')).toBe(false);
  });
});
