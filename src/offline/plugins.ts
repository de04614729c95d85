import type { WorkboxPlugin } from 'workbox-core';
import { LAB_COOKIE } from '../contract/failureLab';
import { isGiven } from './given';
import { tellReach } from './reach';

/** The cache of what is answered to everybody. */
export const ANSWERS = 'answers';

/** Where a browser lets its service workers read cookies. */
const { cookieStore } = self as { readonly cookieStore?: CookieStore };

/** Whether this browser lets calls fail on purpose, outside production: then nothing may stand in for them. */
export const isFailureMeant = async (): Promise<boolean> =>
  ((await cookieStore?.get(LAB_COOKIE)) ?? null) !== null;

/** Gives what is kept, unless it was to fail. */
export const unlessMeant: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    (await isFailureMeant()) ? null : cachedResponse,
};

/** Keeps lists that were given, and no refusal in place of one. */
export const givenAlone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await isGiven(response)) ? response : null),
};

/** Keeps whole answers: no piece, no failure, nothing that cannot be looked at. */
export const wholeAlone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Gives what is kept rather than the failure of a server, unless it was to fail. */
export const ratherThanFailure: WorkboxPlugin = {
  handlerWillRespond: async ({ request, response }) => {
    if (response.status < 500 || (await isFailureMeant())) return response;
    const stored = await caches.match(request, { cacheName: ANSWERS });
    if (stored !== undefined) await tellReach(false);
    return stored ?? response;
  },
};

/** Tells the pages when what is kept stands in for the shop, and when a page is the shop's own again. */
export const telling: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, state }) => {
    // Nobody waits for what is only handed over to be kept.
    if (cachedResponse && event?.type === 'fetch') {
      if (state) state.standsIn = true;
      await tellReach(false);
    }
    return cachedResponse;
  },
  handlerWillRespond: async ({ request, response, state }) => {
    if (request.mode === 'navigate' && response.ok && !state?.standsIn) await tellReach(true);
    return response;
  },
};

/** Keeps the shop's own pages: between it and the browser may be a network that asks to sign in to it first. */
export const oursAlone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /<html[^>]* data-main=/.test(await response.clone().text()) ? response : null,
};

/** Keeps no page in place of a file: a server may answer with one, and status 200, what it does not have (yet). */
export const filesAlone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '') ? null : response,
};

/** One page for each path: what it shows by its query it asks for itself, and the orders of a person have no path here. */
export const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname.replace(/^\/checkout\/.+/, '/checkout/_');
  },
};
