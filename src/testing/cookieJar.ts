/** HttpOnly cookies, which a browser stores and jsdom does not. */
export interface HttpOnlyCookieJar {
  /** Adds the stored cookies to a request, as a browser does. */
  attach(request: Request): Request;
  /** Stores the cookies of a response. @returns the response */
  store(response: Response): Response;
  set(name: string, value: string): void;
  clear(): void;
}

function isExpired(attributes: readonly string[]): boolean {
  return attributes.some((attribute) => {
    const [name, value = ''] = attribute.trim().toLowerCase().split('=');
    if (name === 'max-age') return Number(value) <= 0;
    return name === 'expires' && Date.parse(value) <= Date.now();
  });
}

/** Creates a cookie jar for one origin. */
export function cookieJar(): HttpOnlyCookieJar {
  const cookies = new Map<string, string>();
  return {
    attach: (request) => {
      if (request.credentials === 'omit' || cookies.size === 0) return request;
      const own = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = new Headers(request.headers);
      const visible = headers.get('cookie');
      headers.set('cookie', visible ? `${visible}; ${own}` : own);
      return new Request(request, { headers });
    },
    store: (response) => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';');
        const [name = '', ...value] = pair.split('=');
        if (isExpired(attributes)) cookies.delete(name.trim());
        else cookies.set(name.trim(), value.join('=').trim());
      }
      return response;
    },
    set: (name, value) => {
      cookies.set(name, value);
    },
    clear: () => cookies.clear(),
  };
}
