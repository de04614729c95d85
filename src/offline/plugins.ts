import { LAB_COOKIE } from '@kedai/contract/protocol/failureLab';
import { languageOfPath, pathInEnglish, pathInLanguage } from '@kedai/contract/protocol/languages';
import type { WorkboxPlugin } from 'workbox-core';
import { isSuccessBody, notifyShopReach } from './reach';

export const API_CACHE = 'api';

/** Some browsers do not let a service worker read cookies. */
const { cookieStore } = self as { readonly cookieStore?: CookieStore };

/** Whether the failure lab is on in this browser. A tester then wants calls to fail, so the cache must not help. */
export const isFailureLabOn = async (): Promise<boolean> =>
  ((await cookieStore?.get(LAB_COOKIE)) ?? null) !== null;

/** Ignores cached responses while the failure lab is on. */
export const bypassInFailureLab: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    (await isFailureLabOn()) ? null : cachedResponse,
};

/** Caches a complete response that passes the test; no partial (206), failed or opaque one. */
const cacheIf = (test: (response: Response) => boolean | Promise<boolean>): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await test(response)) ? response : null,
});

/** Caches no HTML under the name of a file. A server may respond with a page and status 200 when a file is missing. */
export const onlyFiles = cacheIf(
  ({ headers }) => !/^text\/html\b/i.test(headers.get('Content-Type') ?? ''),
);

/** Caches only responses with the requested data, and no refusals. */
export const onlySuccessBody = cacheIf(isSuccessBody);

/** Caches only pages of this shop and the flow viewer. A captive portal responds with its own page and status 200. */
export const onlyOwnPages = cacheIf(async (response) =>
  /<html[^>]* data-main=/.test(await response.clone().text()),
);

/** Replaces a server error with the cached response, except in the failure lab. */
export const staleOnServerError: WorkboxPlugin = {
  handlerWillRespond: async ({ request, response }) => {
    if (response.status < 500 || (await isFailureLabOn())) return response;
    const cached = await caches.match(request, { cacheName: API_CACHE });
    if (cached !== undefined) await notifyShopReach(false);
    return cached ?? response;
  },
};

/** Notifies the open pages when a cached response replaces the shop's, and when the shop answers again. */
export const notifyClients: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, state }) => {
    // Other events only add files to the cache: no page waits for their response.
    if (cachedResponse && event?.type === 'fetch') {
      if (state) state.isFromCache = true;
      await notifyShopReach(false);
    }
    return cachedResponse;
  },
  handlerWillRespond: async ({ request, response, state }) => {
    if (request.mode === 'navigate' && response.ok && !state?.isFromCache) {
      await notifyShopReach(true);
    }
    return response;
  },
};

/** Caches one page per path, also per language. It hydrates with its own query first, and all orders share one page without an order number. */
export const cacheKeyByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    const path = pathInEnglish(pathname).replace(/^\/checkout\/.+/, '/checkout/_');
    return origin + pathInLanguage(languageOfPath(pathname), path);
  },
};
