import type { WorkboxPlugin } from 'workbox-core';
import { LAB_COOKIE } from '../contract/failureLab';
import { isSuccessBody } from './isSuccessBody';
import { notifyShopReach } from './reach';

/** The cache of public API responses. */
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

/** Caches only responses with the requested data, and no refusals. */
export const onlySuccessBody: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await isSuccessBody(response)) ? response : null),
};

/** Caches only complete, readable responses: neither partial (206), nor failed, nor opaque ones. */
export const only200: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

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

/** Caches only pages of this shop. A captive portal answers with its own page and status 200. */
export const onlyOwnPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /<html[^>]* data-main=/.test(await response.clone().text()) ? response : null,
};

/** Caches no HTML under the name of a file. A server may answer with a page and status 200 when a file is missing. */
export const rejectHtml: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '') ? null : response,
};

/** Caches one page per path. Query strings do not change the HTML, and all orders share one page without an order number. */
export const cacheKeyByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname.replace(/^\/checkout\/.+/, '/checkout/_');
  },
};
